//! What features are worth and who gets it.

mod award;
mod counted;
mod feature;
mod field;

pub(crate) use award::{
    Strengths, after_score, award, award_alone, award_at, award_feature, award_unfinished_now,
    before_score, log_place, owners, return_figures, strengths,
};
pub(crate) use counted::counted;
pub(crate) use feature::{Value, abbot_value, feature_value};
pub(crate) use field::{CityRate, award_fields, field_value};
