"""Drawings as SVG: what a game needs to draw its table for a picture, in the look of the house."""
