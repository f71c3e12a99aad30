"""The store in PostgreSQL, for a house of one process or of several: its schema, its writer and its readers,
and the fence that keeps a process from writing what another has taken over. Needs `pellmell[cluster]`."""
