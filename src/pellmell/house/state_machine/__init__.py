"""The state machine of a table that is awake. It is pure: `TableMachine.step(input, at)` returns effects.

What comes to a table is an input (`inputs`), with the table's own time in ms. What the house has to do
because of it is an effect (`effects`): what is written, who is told what, and when to ask again. The machine
knows no clock, no socket and no disk; `pellmell.house.live_table` has those, and carries the effects out.
"""
