//! The browser table, built into the program.

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The files that `npm run build` makes in `web/`. In debug builds they are read from disk when
/// they are asked for.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// What stands on the page when the client was not built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Bastide</title><h1>The browser table is not built into this program</h1>\
    <p>The server runs, and its interface answers under <code>/api</code>. To build the table in \
    the browser run <code>npm ci</code> and <code>npm run build</code> in the folder \
    <code>web</code>, then build the program again; or run <code>cargo xtask play</code>, which \
    does all of it.";

/// Serves a file of the client; the start page for every page of the client's own.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let Some(path) = plain_path(uri.path()) else {
        return (StatusCode::BAD_REQUEST, "there is nothing at such a path\n").into_response();
    };
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return answer(path, file, &headers);
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') || path.starts_with("assets/") {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    }
    match Client::get("index.html") {
        Some(page) => answer("index.html", page, &headers),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response(),
    }
}

/// The path without its first slash, if every part of it is a plain name.
fn plain_path(path: &str) -> Option<&str> {
    let path = path.strip_prefix('/')?;
    let is_plain = |part: &str| {
        part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~+@=".contains(&byte))
            && !matches!(part, "" | "." | "..")
    };
    let names = path.strip_suffix('/').unwrap_or(path);
    let is_fine = names.is_empty() || names.split('/').all(is_plain);
    (path.len() <= 256 && path != "/" && is_fine).then_some(path)
}

fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(file.metadata.sha256_hash()));
    // The build puts a hash into the names of assets, so they never change.
    let keep = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let common = [
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::ETAG, tag.clone()),
        (header::CONTENT_TYPE, content_type(path).to_owned()),
    ];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag)) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    (common, file.data.into_owned()).into_response()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_paths_are_looked_up() {
        for good in ["/", "/t/23456789abcd", "/assets/index-D3f_x.js", "/rules/BG-31", "/a/"] {
            assert!(plain_path(good).is_some(), "{good}");
        }
        for bad in
            ["", "x", "/../etc/passwd", "/a/../b", "/%2e%2e/x", "//etc", "/a\\b", "/a/./b", "/a%00"]
        {
            assert!(plain_path(bad).is_none(), "{bad}");
        }
    }
}
