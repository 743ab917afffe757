//! Runs a server: `cargo run -p bastide-server --example serve -- 127.0.0.1:8080 bastide.sqlite`.

use bastide_server::{LogFormat, Server, ServerConfig, shutdown_signal, start_logging};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let listen = arguments.next().unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    let database = arguments.next().unwrap_or_else(|| "bastide.sqlite".to_owned());
    start_logging("info", LogFormat::Text)?;
    let mut config = ServerConfig::new(database);
    config.listen = listen.parse()?;
    let server = Server::bind(config).await?;
    println!("http://{}", server.address());
    server.run(shutdown_signal()).await?;
    Ok(())
}
