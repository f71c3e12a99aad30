"""`pellmell house`: the administration of a house, whether it runs or not."""
