use bastide_art::Theme;
use bastide_rules::Setup;
use bastide_rules::tile::Library;

/// The season in which a game is drawn: winter if one of its sets is a winter set.
pub(crate) fn theme_of(setup: &Setup) -> &'static str {
    let is_winter =
        |id: &str| Library::standard().set(id).is_some_and(|set| set.family == "winter");
    if setup.sets.iter().any(|set| is_winter(&set.id)) { "winter" } else { "summer" }
}

/// The theme with this name.
pub(crate) fn theme_by_name(name: &str) -> Option<Theme> {
    match name {
        "summer" => Some(Theme::Summer),
        "winter" => Some(Theme::Winter),
        _ => None,
    }
}
