/// Names and texts of the pages, which are part of the program.
macro_rules! pages {
    ($($name:literal,)+) => {
        &[$(($name, include_str!(concat!("../../../../rulebook/", $name, ".md")))),+]
    };
}

/// All pages of the rulebook, by name, with their texts.
pub(super) const PAGES: &[(&str, &str)] = pages![
    "20th-anniversary",
    "abbey-and-mayor",
    "barber-surgeons",
    "base-game",
    "bathhouses",
    "bets",
    "bridges-castles-bazaars",
    "catapult",
    "christmas-present",
    "conflicts",
    "count-king-and-robber",
    "crop-circles",
    "darmstadt",
    "ferries",
    "festival",
    "flying-machines",
    "fruit-trees",
    "games-quarterly-11",
    "german-castles",
    "gifts",
    "gingerbread-man",
    "gold-mines",
    "halflings",
    "hills-and-sheep",
    "inns-and-cathedrals",
    "labyrinth",
    "little-buildings",
    "mage-and-witch",
    "markets-of-leipzig",
    "messages",
    "monasteries-of-the-world",
    "peasant-revolts",
    "phantom",
    "plague",
    "princess-and-dragon",
    "river",
    "robbers",
    "russian-promos",
    "school",
    "siege-besiegers",
    "spiel-promo",
    "the-tower",
    "traders-and-builders",
    "tunnel",
    "turn-sequence",
    "under-the-big-top",
    "watchtowers",
    "wheel-of-fortune",
    "wind-roses",
    "winter-edition",
];

/// The index of the pages, which explains the marks.
pub(super) const INDEX: &str = include_str!("../../../../rulebook/README.md");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_page_is_missing() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook");
        let mut names: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .filter_map(|entry| entry.unwrap().file_name().into_string().ok())
            .filter_map(|name| name.strip_suffix(".md").map(str::to_owned))
            .filter(|name| name != "README")
            .collect();
        names.sort();
        let listed: Vec<&str> = PAGES.iter().map(|(name, _)| *name).collect();
        assert_eq!(listed, names, "add new pages to the list in this file");
    }
}
