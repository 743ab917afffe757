use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Keeps a second server off a database: two of them would each play games that the other does
/// not know of. The system lets go of it when the program ends, however it ends.
#[derive(Debug)]
pub(super) struct FileLock {
    _file: File,
}

impl FileLock {
    /// Takes the lock beside the database at `path`; `None` if another program has it.
    ///
    /// # Errors
    /// What the system says about the lock file.
    pub fn take(path: &Path) -> io::Result<Option<Self>> {
        let file =
            OpenOptions::new().create(true).truncate(false).write(true).open(beside(path))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// `games.sqlite-lock` for `games.sqlite`.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-lock");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_used_once_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.sqlite");
        let first = FileLock::take(&path).unwrap();
        assert!(first.is_some());
        assert!(FileLock::take(&path).unwrap().is_none());
        drop(first);
        assert!(FileLock::take(&path).unwrap().is_some());
    }
}
