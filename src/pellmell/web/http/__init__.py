"""HTTP: the routes, their answers and errors, pages, headers and metrics."""
