"""A house of several nodes: who comes to the wrong door is spliced to the node that has the table, tables of
a node that is gone are taken over, and one that drains hands its own over. `doors` is the way in."""
