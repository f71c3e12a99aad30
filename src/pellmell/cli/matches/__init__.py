"""`pellmell match` and `pellmell replay`: one match, watched step by step or reported in figures."""
