"""`pellmell serve`: the settings of a house as options, and the process that runs it."""
