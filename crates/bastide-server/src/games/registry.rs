use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;

use super::chat::Chat;
use super::command::{Answer, Command};
use super::owner::{Owner, OwnerOptions, Tools};
use super::table::TableGame;
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::pictures::Shapes;
use crate::store::{Store, StoreError};

/// Commands that may wait for the owner of a table.
const QUEUE: usize = 256;

/// Finds the owner of each running table, and wakes tables that sleep in the store.
#[derive(Clone, Debug)]
pub struct Registry {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    tools: Tools,
    running: Mutex<Running>,
}

#[derive(Debug, Default)]
struct Running {
    /// The way to each owner. Copies are made only while the lock is held.
    owners: BTreeMap<String, mpsc::Sender<Command>>,
    is_closing: bool,
}

impl Registry {
    pub(crate) fn new(
        store: Store,
        shapes: Arc<Shapes>,
        metrics: Arc<Metrics>,
        options: OwnerOptions,
    ) -> Self {
        let rulesets = Arc::default();
        let tools = Tools { store, shapes, rulesets, metrics, options };
        Self { shared: Arc::new(Shared { tools, running: Mutex::default() }) }
    }

    /// The store of the games.
    pub fn store(&self) -> &Store {
        &self.shared.tools.store
    }

    fn lock(&self) -> MutexGuard<'_, Running> {
        // Nothing under the lock leaves the map half changed.
        self.shared.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks the owner of a table; wakes the table if it sleeps.
    ///
    /// # Errors
    /// There is no such table, or what the owner answers.
    pub async fn ask<T>(
        &self,
        id: &str,
        command: impl FnOnce(Answer<T>) -> Command,
    ) -> Result<T, ApiError> {
        let owner = self.owner(id)?;
        let (answer, answered) = tokio::sync::oneshot::channel();
        owner.send(command(answer)).await.map_err(|_| ApiError::closing())?;
        drop(owner);
        answered.await.map_err(|_| ApiError::closing())?
    }

    /// The way to the owner of a table. As long as somebody holds it the table stays awake.
    ///
    /// # Errors
    /// The server goes down, or the id is none. Whether there is such a table shows only later.
    pub fn owner(&self, id: &str) -> Result<mpsc::Sender<Command>, ApiError> {
        if !super::is_id(id) {
            return Err(ApiError::no_such_game(id));
        }
        let mut running = self.lock();
        if running.is_closing {
            return Err(ApiError::closing());
        }
        if let Some(owner) = running.owners.get(id) {
            return Ok(owner.clone());
        }
        let (owner, commands) = mpsc::channel(QUEUE);
        running.owners.insert(id.to_owned(), owner.clone());
        self.shared.tools.metrics.tables_awake(running.owners.len());
        tokio::spawn(self.clone().own(id.to_owned(), commands));
        Ok(owner)
    }

    /// Loads a table and owns it; refuses everything if it cannot be loaded.
    async fn own(self, id: String, mut commands: mpsc::Receiver<Command>) {
        match self.load(&id).await {
            Ok((table, chat)) => {
                let tools = self.shared.tools.clone();
                Owner::new(table, chat, tools, commands).run(&self).await;
            }
            Err(error) => {
                self.forget(&id);
                commands.close();
                while let Some(command) = commands.recv().await {
                    command.refuse(error.clone());
                }
            }
        }
    }

    async fn load(&self, id: &str) -> Result<(TableGame, Chat), ApiError> {
        let stored = self.shared.tools.store.game(id).await?;
        let mut stored = stored.ok_or_else(|| ApiError::no_such_game(id))?;
        let chat = Chat::from_rows(std::mem::take(&mut stored.chat));
        let rulesets = Arc::clone(&self.shared.tools.rulesets);
        let load = move || TableGame::load(stored, &rulesets);
        let loaded = tokio::task::spawn_blocking(load).await;
        match loaded {
            Ok(table) => Ok((table?, chat)),
            Err(error) => Err(ApiError::internal(&error)),
        }
    }

    /// The way to the owner of a table that is awake.
    pub(super) fn running(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        self.lock().owners.get(id).cloned()
    }

    /// Forgets the owner if nobody can have anything to say to it. Whether it was forgotten.
    pub(super) fn put_to_sleep(&self, id: &str) -> bool {
        let mut running = self.lock();
        let is_unused = running.owners.get(id).is_none_or(|owner| {
            // Copies are made under the lock, so nobody can get one now.
            owner.strong_count() == 1 && owner.capacity() == owner.max_capacity()
        });
        if is_unused {
            running.owners.remove(id);
            self.shared.tools.metrics.tables_awake(running.owners.len());
        }
        is_unused
    }

    pub(super) fn forget(&self, id: &str) {
        let mut running = self.lock();
        running.owners.remove(id);
        self.shared.tools.metrics.tables_awake(running.owners.len());
    }

    /// Wakes the games in which a computer player is to move.
    ///
    /// # Errors
    /// What the store says.
    pub async fn wake_computers(&self) -> Result<usize, StoreError> {
        let ids = self.shared.tools.store.games_to_wake().await?;
        for id in &ids {
            if let Err(error) = self.owner(id) {
                tracing::warn!(game = %id, error = %error.body.message, "not woken");
            }
        }
        Ok(ids.len())
    }

    /// Lets all owners finish what they do and go.
    pub async fn close(&self) {
        let owners: Vec<_> = {
            let mut running = self.lock();
            running.is_closing = true;
            running.owners.values().cloned().collect()
        };
        for owner in &owners {
            // An owner that is gone needs no message.
            let _gone = owner.send(Command::Close).await;
        }
        drop(owners);
        while !self.lock().owners.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// The number of tables that are awake.
    pub fn awake(&self) -> usize {
        self.lock().owners.len()
    }
}

impl Command {
    /// Answers that it cannot be done.
    fn refuse(self, error: ApiError) {
        // Whoever asked may have gone away.
        match self {
            Self::Table { answer, .. } => drop(answer.send(Err(error))),
            Self::Since { answer, .. } => drop(answer.send(Err(error))),
            Self::At { answer, .. } => drop(answer.send(Err(error))),
            Self::Join { answer, .. } => drop(answer.send(Err(error))),
            Self::Draft { answer, .. } => drop(answer.send(Err(error))),
            Self::Commit { answer, .. } => drop(answer.send(Err(error))),
            Self::Leave { answer, .. } | Self::Replace { answer, .. } => {
                drop(answer.send(Err(error)));
            }
            Self::Say { answer, .. } => drop(answer.send(Err(error))),
            Self::ChatAfter { answer, .. } => drop(answer.send(Err(error))),
            Self::Feature { answer, .. } => drop(answer.send(Err(error))),
            Self::Features { answer } => drop(answer.send(Err(error))),
            Self::Subscribe(subscription) => subscription.refuse(error),
            Self::ComputerMoves { .. } | Self::Unsubscribe { .. } | Self::Close => {}
        }
    }
}
