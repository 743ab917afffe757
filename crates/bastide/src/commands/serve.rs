use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use bastide_server::{LogFormat, Server, ServerConfig, shutdown_signal, start_logging};
use clap::Args;

use crate::outcome::Outcome;

const EXAMPLES: &str = "\
Examples:
  bastide serve                                a table for this machine at http://127.0.0.1:8080
  bastide serve --listen 0.0.0.0:80            for everybody in the house
  bastide serve --database /var/lib/games.sqlite --log-format json

The games are in the database file; it is made if it is missing. Every move is on disk before
anybody sees it, so the program can be stopped at any moment, and every game goes on where it was.";

/// Serves tables to play at in the browser
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ServeArguments {
    /// Address and port; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,

    /// Open the page in the browser
    #[arg(long)]
    open: bool,

    /// The file of the games
    #[arg(long, value_name = "FILE", default_value = "bastide.sqlite")]
    database: PathBuf,

    /// What to log, to standard error: error, warn, info, debug, or PART=LEVEL,…
    #[arg(long, value_name = "FILTER", default_value = "info")]
    log: String,

    /// How log lines look: text or json
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    log_format: LogFormat,

    /// Live lines (open tables in browsers) that one address may hold at once
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    lines_per_address: usize,

    /// Connections that one address may hold at once
    #[arg(long, value_name = "NUMBER", default_value_t = 512)]
    connections_per_address: usize,

    /// Tables that one address may open in a minute
    #[arg(long, value_name = "NUMBER", default_value_t = 60)]
    tables_per_minute: u32,

    /// Believe the address at the end of X-Forwarded-For: only behind a proxy of your own. The
    /// limit of connections is then the proxy's
    #[arg(long)]
    behind_proxy: bool,
}

pub(crate) fn run(arguments: &ServeArguments, out: &mut dyn Write) -> Result<Outcome> {
    start_logging(&arguments.log, arguments.log_format).map_err(|error| anyhow!(error))?;
    let mut config = ServerConfig::new(&arguments.database);
    config.listen = arguments.listen;
    config.lines_per_address = arguments.lines_per_address;
    config.connections_per_address =
        if arguments.behind_proxy { usize::MAX } else { arguments.connections_per_address };
    config.tables_per_minute = arguments.tables_per_minute;
    config.behind_proxy = arguments.behind_proxy;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("starting the tasks of the server")?;
    runtime.block_on(async {
        let server = Server::bind(config).await?;
        writeln!(out, "The table is at http://{}", server.address())?;
        out.flush()?;
        if arguments.open {
            open_page(&page_address(server.address()));
        }
        server.run(shutdown_signal()).await.context("serving")?;
        Ok(Outcome::Fine)
    })
}

/// The address of the page for a browser on this machine: a server that listens everywhere is
/// reached as `localhost`.
fn page_address(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    }
}

/// Opens a page in the browser, as the system does it. Without a browser the server runs all the
/// same; the address stands on the screen.
fn open_page(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        std::process::Command::new("open")
    } else if cfg!(windows) {
        std::process::Command::new("explorer")
    } else {
        std::process::Command::new("xdg-open")
    };
    let quiet = || std::process::Stdio::null();
    let started = command.arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
    if let Err(error) = started {
        eprintln!("bastide: no browser was opened ({error}); open {address} yourself");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_for_everybody_is_opened_as_localhost() {
        let page = |address: &str| page_address(address.parse().unwrap());
        assert_eq!(page("0.0.0.0:8080"), "http://localhost:8080");
        assert_eq!(page("[::]:80"), "http://localhost:80");
        assert_eq!(page("127.0.0.1:9"), "http://127.0.0.1:9");
    }
}
