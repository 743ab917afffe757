use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use bastide_rules::MAX_SEATS;

use crate::error::ApiError;

/// The longest token that is read.
pub(crate) const LONGEST_TOKEN: usize = 200;

/// The seat tokens of a request; none for somebody who only watches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tokens(pub Vec<String>);

impl<S: Sync> FromRequestParts<S> for Tokens {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let Some(value) = parts.headers.get(AUTHORIZATION) else { return Ok(Self::default()) };
        let malformed =
            || ApiError::malformed("the header should be `Authorization: Bearer TOKEN [TOKEN …]`");
        let mut words = value.to_str().map_err(|_| malformed())?.split_ascii_whitespace();
        if !words.next().is_some_and(|word| word.eq_ignore_ascii_case("bearer")) {
            return Err(malformed());
        }
        checked(words.map(str::to_owned).collect()).map(Self)
    }
}

/// Tokens, if there are not too many and none is too long.
pub(crate) fn checked(tokens: Vec<String>) -> Result<Vec<String>, ApiError> {
    if tokens.len() > MAX_SEATS || tokens.iter().any(|token| token.len() > LONGEST_TOKEN) {
        return Err(ApiError::malformed(format!(
            "at most {MAX_SEATS} tokens of at most {LONGEST_TOKEN} bytes can be sent"
        )));
    }
    Ok(tokens)
}
