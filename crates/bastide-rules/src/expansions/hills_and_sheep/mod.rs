//! Hills & Sheep (HS-): one file for each of its three parts. The halflings with the same
//! symbols follow the same rules (HS-X12).

pub(crate) mod hills;
pub(crate) mod shepherds;
pub(crate) mod vineyards;
