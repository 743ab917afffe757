//! The bench signature is the one of `tests/signature.txt`.
//!
//! If a change of the rules is meant, write the new numbers there and say in the commit message
//! what behaves differently.

use bastide::benchmark::signatures;

#[test]
fn the_signature_is_the_expected_one() {
    let found = signatures();
    let found = format!("rules   {:016x}\nplayers {:016x}\n", found.rules, found.players);
    assert_eq!(found, include_str!("signature.txt"), "see the head of this file");
}
