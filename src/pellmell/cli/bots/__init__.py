"""`pellmell duel` and `pellmell simulate`: bots against each other, many times."""
