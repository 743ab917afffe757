use axum::Json;

use super::body::PathParts;
use crate::api::{ErrorBody, Rule, RulePage, RulePageTitle};
use crate::error::ApiError;
use crate::rulebook::rulebook;

/// The pages of the rulebook.
#[utoipa::path(get, path = "/api/rulebook", tag = "rulebook",
    responses((status = 200, body = Vec<RulePageTitle>)))]
pub(super) async fn pages() -> Json<&'static [RulePageTitle]> {
    Json(rulebook().titles())
}

/// A page of the rulebook.
#[utoipa::path(get, path = "/api/rulebook/{page}", tag = "rulebook",
    params(("page" = String, Path)),
    responses((status = 200, body = RulePage), (status = 404, body = ErrorBody)))]
pub(super) async fn page(
    PathParts(page): PathParts<String>,
) -> Result<Json<&'static RulePage>, ApiError> {
    rulebook().page(&page).map(Json).ok_or_else(|| ApiError::not_found("such page"))
}

/// A rule.
#[utoipa::path(get, path = "/api/rules/{id}", tag = "rulebook", params(("id" = String, Path)),
    responses((status = 200, body = Rule), (status = 404, body = ErrorBody)))]
pub(super) async fn rule(
    PathParts(id): PathParts<String>,
) -> Result<Json<&'static Rule>, ApiError> {
    rulebook().rule(&id).map(Json).ok_or_else(|| ApiError::not_found("such rule"))
}
