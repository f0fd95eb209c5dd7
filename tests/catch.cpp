// Nothing: the library exists for its precompiled header.
