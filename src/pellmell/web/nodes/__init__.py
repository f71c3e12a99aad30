"""A house of several nodes: a line that comes to the wrong node is spliced to the one that has the table,
tables of a node that is gone are taken over, and a node that drains hands its own over. `node_router` is the
way in."""
