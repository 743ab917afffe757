//! Game records, scenarios and saved games of another program.
