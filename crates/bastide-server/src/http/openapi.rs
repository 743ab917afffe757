use utoipa::OpenApi;

use super::{art, chat, games, rulebook, setups};
use crate::api::{ClientMessage, ServerMessage};

/// The HTTP interface, described in the form of OpenAPI.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bastide",
        description = "Tables at which the Carcassonne family of games is played. Live updates \
            come by WebSocket from /api/games/ID/live: the client sends ClientMessage, the \
            server ServerMessage. Whoever moves for a seat sends its token as a bearer token.",
    ),
    paths(
        setups::catalogue,
        setups::check,
        setups::import,
        games::create,
        games::create_first_game,
        games::join,
        games::table,
        games::since,
        games::draft,
        games::commit,
        games::leave,
        games::take_over,
        chat::say,
        chat::since,
        games::feature,
        games::features,
        games::fits,
        games::at,
        games::play_on,
        games::record,
        art::drawing,
        art::board_svg,
        art::board_png,
        art::tile,
        art::figure,
        art::card,
        art::card_back,
        art::card_symbol,
        rulebook::pages,
        rulebook::page,
        rulebook::rule,
    ),
    components(schemas(ClientMessage, ServerMessage))
)]
struct Description;
