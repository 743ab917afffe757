//! How much one address may have at once.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

use crate::metrics::Metrics;

/// Counts what each address has.
#[derive(Clone, Debug)]
pub(crate) struct PerAddress {
    most: usize,
    counts: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
}

/// One thing that an address has, as long as this lives.
#[derive(Debug)]
pub(crate) struct Share {
    address: IpAddr,
    counts: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
}

impl PerAddress {
    pub fn new(most: usize) -> Self {
        Self { most, counts: Arc::default() }
    }

    /// One more thing for `address`; nothing if it has too many.
    pub fn take(&self, address: IpAddr) -> Option<Share> {
        let address = counted_as(address);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Share { address, counts: Arc::clone(&self.counts) })
    }

    /// The largest number of things.
    pub const fn most(&self) -> usize {
        self.most
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// One household has a whole /64 of IPv6 addresses.
pub(crate) fn counted_as(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

/// A listener that turns connections away when their address has too many.
#[derive(Debug)]
pub(crate) struct LimitedListener {
    listener: TcpListener,
    limit: PerAddress,
    metrics: Arc<Metrics>,
}

/// A connection that counts.
#[derive(Debug)]
pub(crate) struct CountedStream {
    stream: TcpStream,
    _share: Share,
}

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub SocketAddr);

impl LimitedListener {
    pub fn new(listener: TcpListener, limit: PerAddress, metrics: Arc<Metrics>) -> Self {
        Self { listener, limit, metrics }
    }

    fn turn_away(&self, stream: &TcpStream) {
        self.metrics.turned_away();
        let body = format!(
            "{{\"code\":\"error-too-many\",\"message\":\"more than {} connections from one \
             address\",\"rule\":null,\"version\":null}}",
            self.limit.most()
        );
        let answer = format!(
            "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        // A fresh connection takes a few hundred bytes at once; if not, it is closed without.
        let _sent = stream.try_write(answer.as_bytes());
    }
}

impl Listener for LimitedListener {
    type Io = CountedStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            let Some(share) = self.limit.take(address.ip()) else {
                self.turn_away(&stream);
                continue;
            };
            // Moves are small and should not wait for more to send.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "no TCP_NODELAY");
            }
            return (CountedStream { stream, _share: share }, address);
        }
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.listener.local_addr()
    }
}

impl Connected<IncomingStream<'_, LimitedListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, LimitedListener>) -> Self {
        Self(*stream.remote_addr())
    }
}

impl AsyncRead for CountedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for CountedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, buffer)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, buffers)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_counted_by_address_and_given_back() {
        let limit = PerAddress::new(2);
        let here: IpAddr = "10.0.0.1".parse().unwrap();
        let first = limit.take(here).unwrap();
        let second = limit.take("::ffff:10.0.0.1".parse().unwrap()).unwrap();
        assert!(limit.take(here).is_none());
        assert!(limit.take("10.0.0.2".parse().unwrap()).is_some());
        drop(first);
        assert!(limit.take(here).is_some());
        drop(second);
        assert!(limit.counts.lock().unwrap().is_empty());
    }

    #[test]
    fn a_household_of_ipv6_addresses_counts_as_one() {
        let limit = PerAddress::new(1);
        let _share = limit.take("2001:db8:1:2::1".parse().unwrap()).unwrap();
        assert!(limit.take("2001:db8:1:2:ffff::7".parse().unwrap()).is_none());
        assert!(limit.take("2001:db8:1:3::1".parse().unwrap()).is_some());
    }
}
