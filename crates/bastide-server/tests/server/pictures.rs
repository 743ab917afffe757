//! Pictures and texts for the client.

use serde_json::{Value, json};

use crate::common::{self, TestServer, base, computer, get, here};

#[tokio::test]
async fn every_piece_is_drawn_once_however_one_asks() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([computer("random", 0), computer("random", 1)])).await;
    let table = game.wait_for(&[], |table| table["state"]["phase"] == "finished").await;
    let whole = get(&game.url("/drawing"), &[]).await.ok();
    let pieces = whole["pieces"].as_array().unwrap();
    assert_eq!(pieces.len(), table["pieces"].as_array().unwrap().len());
    for (piece, drawn) in table["pieces"].as_array().unwrap().iter().zip(pieces) {
        assert_eq!(piece["id"], drawn["id"]);
        assert_eq!(piece["y"], drawn["row"]);
        assert!(drawn["flat"]["svg"].as_str().unwrap().starts_with("<svg"));
        assert!(!drawn["segments"].as_array().unwrap().is_empty());
    }
    assert!(!whole["joins"].as_array().unwrap().is_empty());
    let later = get(&game.url("/drawing?since=100"), &[]).await.ok();
    let later_pieces = later["pieces"].as_array().unwrap();
    assert_eq!(later_pieces[..], pieces[pieces.len() - later_pieces.len()..]);
    // Every join that comes with the later pieces is among all of them.
    for join in later["joins"].as_array().unwrap() {
        assert!(whole["joins"].as_array().unwrap().contains(join));
    }
    let winter = get(&game.url("/drawing?theme=winter"), &[]).await.ok();
    assert_ne!(winter["pieces"][0]["flat"], whole["pieces"][0]["flat"]);
    // Figures stand on the anchors of the drawing.
    for figure in table["state"]["figures"].as_array().unwrap() {
        let piece = table["pieces"]
            .as_array()
            .unwrap()
            .iter()
            .find(|piece| piece["x"] == figure["x"] && piece["y"] == figure["y"])
            .unwrap();
        let drawn = &pieces[piece["id"].as_u64().unwrap() as usize];
        let segments = drawn["segments"].as_array().unwrap();
        let segment = segments.iter().find(|one| one["segment"] == figure["segment"]).unwrap();
        assert_eq!(segment["anchor"], figure["anchor"]);
        assert_eq!(segment["feature"], figure["feature"]);
    }
    let svg = get(&game.url("/board.svg"), &[]).await.ok();
    assert!(svg.as_str().unwrap().starts_with("<svg"));
    let png = common::client().get(game.url("/board.png")).send().await.unwrap();
    assert_eq!(png.headers()["content-type"], "image/png");
    assert!(png.bytes().await.unwrap().starts_with(b"\x89PNG"));
}

#[tokio::test]
async fn single_tiles_and_figures_are_drawn() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([here("Anna", 0), here("Ben", 1)])).await;
    let table = game.wait_for(&[], |table| table["version"] == 1).await;
    let mut tiles: Vec<&str> = table["state"]["pile"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["tile"].as_str().unwrap())
        .collect();
    tiles.push(table["state"]["drawn"].as_str().unwrap());
    for tile in tiles {
        let url = server.url(&format!("/api/art/tile/{tile}.svg?theme=winter&rotation=3"));
        assert!(get(&url, &[]).await.ok().as_str().unwrap().starts_with("<svg"));
    }
    for path in [
        "/api/art/figure/meeple.svg?colour=0&mark=true",
        "/api/art/figure/meeple.svg?colour=5&lying=true",
        "/api/art/figure/abbot.svg?colour=3",
    ] {
        let answer = get(&server.url(path), &[]).await.ok();
        assert!(answer.as_str().unwrap().starts_with("<svg"), "{path}");
    }
    get(&server.url("/api/art/figure/dragonfly.svg"), &[]).await.refused(404, "error-not-found");
    get(&server.url("/api/art/tile/none.svg"), &[]).await.refused(404, "error-not-found");
    get(&server.url("/api/art/tile/base-crfr.svg?rotation=4"), &[])
        .await
        .refused(400, "error-malformed");
}

#[tokio::test]
async fn cards_backs_and_symbols_are_drawn() {
    let server = TestServer::start().await;
    for path in [
        "/api/art/card/C01.svg",
        "/api/art/card/R16.svg?theme=winter",
        "/api/art/card-back/cloister.svg",
        "/api/art/card-back/roadside.svg?theme=winter",
        "/api/art/card-symbol/lightning.svg",
        "/api/art/card-symbol/none.svg",
        "/api/art/card-symbol/town.svg",
    ] {
        let answer = get(&server.url(path), &[]).await.ok();
        assert!(answer.as_str().unwrap().starts_with("<svg"), "{path}");
    }
    for path in [
        "/api/art/card/C99.svg",
        "/api/art/card/C01",
        "/api/art/card-back/river.svg",
        "/api/art/card-symbol/moon.svg",
    ] {
        get(&server.url(path), &[]).await.refused(404, "error-not-found");
    }
    get(&server.url("/api/art/card/C01.svg?theme=spring"), &[])
        .await
        .refused(400, "error-malformed");
}

#[tokio::test]
async fn features_tell_what_they_are_worth() {
    let server = TestServer::start().await;
    let game = server.open(base(), json!([computer("greedy", 0), computer("greedy", 1)])).await;
    game.wait_for(&[], |table| table["state"]["phase"] == "finished").await;
    let features = get(&game.url("/features"), &[]).await.ok();
    let features = features.as_array().unwrap();
    assert!(features.len() > 40);
    let mut numbers: Vec<u64> =
        features.iter().map(|card| card["number"].as_u64().unwrap()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), features.len());
    for card in features {
        let terms: i64 = card["terms"]
            .as_array()
            .unwrap()
            .iter()
            .map(|term| term["count"].as_i64().unwrap() * term["each"].as_i64().unwrap())
            .sum();
        assert_eq!(card["points"], terms, "{card}");
        assert!(!card["cells"].as_array().unwrap().is_empty());
    }
    let first = &features[0];
    let cell = &first["cells"][0];
    let url =
        format!("/feature?x={}&y={}&segment={}", cell[0], cell[1], first["segments"][0]["segment"]);
    assert_eq!(get(&game.url(&url), &[]).await.ok()["kind"], first["kind"]);
}

#[tokio::test]
async fn the_rulebook_is_read_out_without_markup() {
    let server = TestServer::start().await;
    let pages = get(&server.url("/api/rulebook"), &[]).await.ok();
    for page in pages.as_array().unwrap() {
        let url = server.url(&format!("/api/rulebook/{}", page["id"].as_str().unwrap()));
        let page = get(&url, &[]).await.ok();
        assert!(!page["blocks"].as_array().unwrap().is_empty(), "{}", page["id"]);
    }
    let rule = get(&server.url("/api/rules/BG-31"), &[]).await.ok();
    assert_eq!((&rule["id"], &rule["page"]), (&json!("BG-31"), &json!("base-game")));
    get(&server.url("/api/rules/BG-none"), &[]).await.refused(404, "error-not-found");
    get(&server.url("/api/rulebook/none"), &[]).await.refused(404, "error-not-found");
    let catalogue = get(&server.url("/api/catalogue"), &[]).await.ok();
    let ids: Vec<&Value> =
        catalogue["presets"].as_array().unwrap().iter().map(|preset| &preset["id"]).collect();
    assert_eq!(ids, ["first", "second", "third", "winter"]);
    for preset in catalogue["presets"].as_array().unwrap() {
        let check =
            common::post(&server.url("/api/setups/check"), &[], &preset["setup"]).await.ok();
        assert_eq!(check["problems"], json!([]));
    }
    for option in catalogue["options"].as_array().unwrap() {
        let rule = option["rule"].as_str().unwrap();
        get(&server.url(&format!("/api/rules/{rule}")), &[]).await.ok();
    }
    let description = get(&server.url("/api/openapi.json"), &[]).await.ok();
    assert_eq!(description["openapi"], "3.1.0");
}
