use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Says something at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// Which of the own seats says it; nothing for the first of them.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What is said, in one line of at most 500 characters; plain text.
    pub text: String,
}

/// Something said at a table. It has nothing to do with the table's versions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ChatMessage {
    /// Its number, from 1.
    pub number: u32,
    /// Which seat said it.
    pub seat: u8,
    /// What was said: plain text, whatever it looks like.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
