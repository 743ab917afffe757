//! Draws tiles, boards and figures as SVG from their features alone.
