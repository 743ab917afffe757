import assert from 'node:assert/strict';

import { checkAccessibility } from './accessibility.mjs';
import { DESKTOP, Pages, PHONE, picture } from './browser.mjs';
import { LongPlay } from './long-plays.mjs';
import { startServer } from './server.mjs';
import { cellsOffered, chooseCell, computer, confirm, here, openTable, stillness, waitForTurn, windowOf } from './table.mjs';

/** The Winter Edition with the cards of Christmas Present. */
const WINTER = { sets: [{ id: 'winter' }], options: { christmas_present: 'on' } };

/** Tables that are tried until the draws bring what a test needs. */
const MOST_TABLES = 12;

const asks = (page) => page.locator('.dock.tone-turn').first().getAttribute('data-asks', { timeout: 1500 }).catch(() => null);

/** What whoever decides does next: takes cards, plays few. */
function chosen({ decision }, step) {
  const { actions } = decision;
  const taken = actions.find(({ id }) => id.startsWith('card from'));
  if (taken) return taken;
  // Beside cloisters of others cards are drawn.
  const cloister = actions.find(({ at }) => at[0]?.feature === 'monastery');
  if (cloister && decision.prompt.key === 'decision-main-action') return cloister;
  const others = actions.filter(({ id }) => id !== 'pass');
  const keeps = decision.prompt.key.startsWith('decision-cards') || decision.prompt.key === 'decision-scoring-card';
  return (keeps ? undefined : others[step % Math.max(1, others.length)]) ?? actions.at(-1);
}

/**
 * Opens tables with two seats at this device and plays them by the server's interface, until one is
 * as wanted; its pages are then opened anew.
 */
async function tableWith(page, isWanted, setup = WINTER, more = {}) {
  for (let table = 0; table < MOST_TABLES; table++) {
    const created = await openTable(page, [here('Anna', 0), here('Ben', 1)], setup, more);
    const found = await playUntilWanted(page, created, isWanted);
    if (found) return { created, ...found };
  }
  throw new Error('the draws never brought it');
}

/** The table when it is as wanted, and who decides; nothing if its game is over before. */
async function playUntilWanted(page, created, isWanted) {
  const address = `/api/games/${created.id}`;
  const ask = async (seats) => {
    const headers = seats.length === 0 ? {} : { Authorization: `Bearer ${seats.map((seat) => created.seats[seat].token).join(' ')}` };
    return (await page.request.get(address, { headers })).json();
  };
  for (let step = 0; step < 900; step++) {
    const { state, version } = await ask([]);
    if (state.phase === 'finished') return null;
    const { seat } = state.decision;
    if (seat === null) {
      await page.waitForTimeout(20);
      continue;
    }
    const own = await ask([seat]);
    if (isWanted(own.state, seat)) return { seat, state: own.state };
    const headers = { Authorization: `Bearer ${created.seats[seat].token}` };
    const data = { version, moves: [chosen(own.state, step).id] };
    const answer = await page.request.post(`${address}/commit`, { headers, data });
    assert.equal(answer.status(), 200, await answer.text());
  }
  throw new Error('the game did not end');
}

const heldBy = (state, seat) => state.cards.hands[seat].cards.map(({ card }) => card);
const hasFigures = (state, seat) => state.figures.some((figure) => figure.seat === seat);
const isBeforeTile = ({ decision }) => decision.prompt.key === 'decision-cards-before-tile';
const ownCard = (page, card) => page.locator(`.own-card:has([data-card="${card}"])`);

/** A table of cards with these alone, so that a few draws bring what a test needs. */
const tableOf = (...cards) =>
  cards
    .map(({ id, count, symbol, rule, effect, name }) => {
      const texts = name ? `[card.texts.en]\nname = "${name}"\nrule = "A text of this table."\n` : '';
      return `[[card]]\nid = "${id}"\ndeck = "roadside"\ncount = ${count}\nsymbol = "${symbol}"\ncertainty = "confirmed"\ntext = "${name ? `card-own-${id.toLowerCase()}` : 'card-shield'}"\nrule = "${rule}"\neffect = ${effect}\n${texts}`;
    })
    .join('\n');
const RECALLS = tableOf({ id: 'C11', count: 20, symbol: 'none', rule: 'XP-44', effect: '{ kind = "recall" }', name: 'Home again' });
const PLAIN_CITIES = tableOf({
  id: 'C10',
  count: 20,
  symbol: 'none',
  rule: 'XP-43',
  effect: '{ kind = "rate", feature = "city", only = "without_pennants", majority = true, of = "tiles", plus = 1 }',
  name: 'Plain city',
});
const ATTACKS = tableOf(
  { id: 'C07', count: 16, symbol: 'none', rule: 'XP-40', effect: '{ kind = "shield" }' },
  { id: 'R07', count: 16, symbol: 'lightning', rule: 'XP-53', effect: '{ kind = "lose_points", points = 3 }', name: 'Toll' },
);
const LATE = tableOf(
  { id: 'C16', count: 12, symbol: 'town', rule: 'XP-49', effect: '{ kind = "late_supply", each = 1 }', name: 'Rest' },
  { id: 'C15', count: 8, symbol: 'town', rule: 'XP-48', effect: '{ kind = "late_rate", feature = "road", plus = 1 }', name: 'Late road' },
);

const UNFINISHED = tableOf({ id: 'C02', count: 20, symbol: 'lightning', rule: 'XP-35', effect: '{ kind = "score_unfinished", feature = "road", tiles_times = 2 }', name: 'Road now' });

/** Runs a test against a server of its own with another table of cards. */
async function withCards(pages, cards, run) {
  const server = await startServer(cards);
  try {
    const own = new Pages(pages.browser, server.url);
    const note = await run(own);
    pages.problems.push(...own.problems);
    return note;
  } finally {
    await server.stop();
  }
}

/** A window of its own with one seat of a table. */
const pageOf = async (...of) => (await windowOf(...of)).page;

/** Plays a whole game with cards, taking a picture of every moment once. */
class CardPlay extends LongPlay {
  async decide(step) {
    const { page } = this;
    const before = await asks(page);
    if (before?.startsWith('decision-cards-') || before === 'decision-choose-source') {
      this.asked.add(before);
      await this.scene(before);
      const cards = page.locator('.option:not(.nothing)');
      const count = await cards.count();
      // Every other time a card is drawn or played, else the turn goes on.
      if (count > 0 && (step % 2 === 0 || before === 'decision-cards-after-tile')) {
        await cards.nth(step % count).click();
        await page.waitForTimeout(150);
      }
      await this.goOn(before);
      return;
    }
    if (before?.includes('card') || before === 'decision-choose-tile') {
      this.asked.add(before);
      await page.waitForTimeout(150);
      await this.scene(before);
      await this.chooseFromList(step);
      await page.waitForTimeout(150);
      await this.scene(`${before}-chosen`);
      await this.goOn(before);
      return;
    }
    await super.decide(step);
  }

  /** A card that is due is drawn before the figure is placed. */
  async answerFigure(step) {
    const { page } = this;
    await page.locator('.dock:not([data-asks="decision-place-tile"])').or(page.locator('.dock .confirm[aria-disabled="false"]')).first().waitFor();
    await page.waitForTimeout(150);
    if ((await asks(page)) !== 'decision-cards-after-tile') return super.answerFigure(step);
    this.asked.add('decision-cards-after-tile');
    await this.scene('decision-cards-after-tile');
    await page.locator('.option').first().click();
    await page.waitForTimeout(150);
  }

  /** Confirms if anything can be confirmed, and waits until the table asks something else. */
  async goOn(before) {
    const { page } = this;
    // A card that was chosen may ask for its target.
    for (let more = 0; more < 3; more++) {
      await page.waitForTimeout(250);
      if (await page.locator('.dock .confirm[aria-disabled="true"]').count()) await this.chooseFromList(0);
    }
    await confirm(page);
    await page.waitForTimeout(250);
    await waitForTurn(page);
    if ((await asks(page)) === before) await page.waitForTimeout(200);
  }
}

export const CARDS = {
  'cards: a hand that only its player sees': async (pages) => {
    const maker = await pages.open('/');
    const { created, seat, state } = await tableWith(
      maker,
      (state, seat) => isBeforeTile(state) && heldBy(state, seat).length >= 3 && heldBy(state, seat).some((card) => card.startsWith('C1')),
    );
    const own = await pageOf(pages, created, seat);
    const other = await pageOf(pages, created, 1 - seat);
    await waitForTurn(own);
    await own.locator('.own-card').first().waitFor();
    const held = heldBy(state, seat);
    assert.equal(await own.locator('.own-card').count(), held.length);
    // Everybody sees how many, nobody else which.
    const count = state.cards.hands[seat].backs.reduce((sum, back) => sum + back.count, 0);
    await other.locator(`[data-seat="${seat}"] [data-cards="${count}"]`).waitFor();
    const html = await other.content();
    const headers = { Authorization: `Bearer ${created.seats[1 - seat].token}` };
    const theirs = await (await maker.request.get(`/api/games/${created.id}`, { headers })).json();
    // There may be a second copy of a card.
    const seen = [...heldBy(theirs.state, 1 - seat), ...state.cards.discard.map(({ card }) => card)];
    const hidden = held.filter((card) => !seen.includes(card));
    for (const card of hidden) assert.ok(!html.includes(`data-card="${card}"`), `${card} is hidden`);
    await picture(own, 'cards-hand');
    await checkAccessibility(own, 'a hand of cards');
    // A card that is not played now says why, with its rule.
    const late = held.find((card) => ['C12', 'C13', 'C14', 'C15', 'C16', 'R16'].includes(card));
    const unplayable = late ?? (await own.locator('.own-card:not(.playable) [data-card]').first().getAttribute('data-card'));
    await ownCard(own, unplayable).click();
    await own.locator('.toast .rule').waitFor();
    assert.match(await own.locator('.toast').innerText(), /XP-1[789]/);
    // The discard pile can be looked through by everybody.
    await other.locator('.decks .btn').click();
    await other.locator('dialog[open] [data-card]').first().waitFor();
    const thrown = new Set(state.cards.discard.map(({ card }) => card));
    assert.equal(await other.locator('dialog[open] [data-card]').count(), thrown.size);
    await picture(other, 'cards-discard-pile');
    await checkAccessibility(other, 'the discard pile');
    await other.keyboard.press('Escape');
    const phone = await pageOf(pages, created, seat, PHONE);
    await waitForTurn(phone);
    await phone.waitForTimeout(500);
    await picture(phone, 'cards-phone');
  },

  'cards: one played besides the figure, and taken back': (pages) =>
    withCards(pages, RECALLS, async (pages) => {
      const maker = await pages.open('/');
      const { created, seat } = await tableWith(
        maker,
        (state, seat) => isBeforeTile(state) && heldBy(state, seat).includes('C11') && hasFigures(state, seat),
      );
      const page = await pageOf(pages, created, seat);
      await waitForTurn(page);
      assert.match(await ownCard(page, 'C11').innerText(), /Home again/, 'the text of the table of cards');
      // Before the tile it lights the own followers and is taken back again.
      await ownCard(page, 'C11').click();
      await page.locator('.dock[data-asks="decision-aim-card"]').waitFor();
      await page.locator('.world circle.ring').first().waitFor({ state: 'attached' });
      await picture(page, 'cards-recall-targets');
      await page.locator('.take-back').click();
      await page.locator('.dock[data-asks="decision-cards-before-tile"]').waitFor();
      await confirm(page);
      await page.locator('.dock[data-asks="decision-place-tile"]').waitFor();
      await cellsOffered(page);
      await chooseCell(page, 1);
      // Where no card is due the question goes on, and the card may be played besides it.
      const beside = page.locator('.beside [data-beside="card C11"]').first();
      await beside.or(page.locator('.dock[data-asks="decision-cards-after-tile"]')).first().waitFor();
      const isDue = (await asks(page)) === 'decision-cards-after-tile';
      await page.waitForTimeout(300);
      await picture(page, 'cards-beside');
      await checkAccessibility(page, 'a card besides');
      const figures = await page.locator('.figures img:not(.draft)').count();
      await (isDue ? ownCard(page, 'C11') : beside).click();
      await page.locator('.dock[data-asks="decision-aim-card"]').waitFor();
      await stillness(page);
      // The draft outlives a new page.
      await page.reload();
      await page.locator('.dock[data-asks="decision-aim-card"]').waitFor();
      await page.keyboard.press('l');
      await page.locator('dialog[open] .action-item').first().click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.waitForTimeout(400);
      await picture(page, 'cards-recall-chosen');
      for (let more = 0; more < 8 && (await page.locator('.dock.tone-turn').count()) > 0; more++) {
        await confirm(page);
        await page.waitForTimeout(350);
      }
      await page.locator('.history', { hasText: 'Home again' }).waitFor();
      assert.ok((await page.locator('.figures img:not(.draft)').count()) <= figures, 'a follower came home');
      return isDue ? 'with a card due' : 'besides the figure';
    }),

  'cards: what one would bring is shown before it is played': (pages) =>
    withCards(pages, PLAIN_CITIES, async (pages) => {
      const maker = await pages.open('/');
      const { created, seat, state } = await tableWith(maker, (state) => state.decision.prompt.key === 'decision-scoring-card' && state.decision.actions.length > 1);
      const page = await pageOf(pages, created, seat);
      await waitForTurn(page);
      await page.locator('.world path.frame').waitFor({ state: 'attached' });
      const gain = ({ effects }) => effects.find((effect) => effect.kind === 'points' && effect.seat === seat)?.points ?? 0;
      const [play, pass] = [state.decision.actions[0], state.decision.actions.at(-1)];
      assert.ok(gain(play) > gain(pass), 'the card brings more');
      assert.ok((await page.locator('.option').first().innerText()).includes(`+${gain(play)}`));
      assert.ok((await page.locator('.option.nothing').innerText()).includes(`+${gain(pass)}`));
      await page.waitForTimeout(400);
      await picture(page, 'cards-scoring');
      await checkAccessibility(page, 'a card for scoring');
      const before = Number(await page.locator(`[data-seat="${seat}"] .player-points`).getAttribute('data-points'));
      await ownCard(page, 'C10').click();
      await confirm(page);
      await page.locator(`[data-seat="${seat}"] .player-points[data-points="${before + gain(play)}"]`).waitFor();
      return `+${gain(play)} instead of +${gain(pass)}`;
    }),

  'cards: features that one may be aimed at, with their points': (pages) =>
    withCards(pages, UNFINISHED, async (pages) => {
      const maker = await pages.open('/');
      const { created, seat, state } = await tableWith(maker, (state) => state.decision.prompt.key === 'decision-aim-card' && state.decision.actions.length > 2);
      const page = await pageOf(pages, created, seat);
      await waitForTurn(page);
      const aims = state.decision.actions.filter(({ id }) => id !== 'pass');
      const gains = aims.map(({ effects }) => effects.find(({ kind }) => kind === 'points').points);
      await page.waitForFunction((count) => document.querySelectorAll('.world text.gain').length === count, aims.length);
      const shown = await page.locator('.world text.gain').allTextContents();
      assert.deepEqual(shown.sort(), gains.map((points) => `+${points}`).sort());
      await picture(page, 'cards-aim');
      await checkAccessibility(page, 'a card to be aimed');
      await page.locator('.option:not(.nothing)').first().click();
      await page.locator('.figures .leaving').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
      await picture(page, 'cards-aimed');
      const before = Number(await page.locator(`[data-seat="${seat}"] .player-points`).getAttribute('data-points'));
      await confirm(page);
      await page.locator(`[data-seat="${seat}"] .player-points[data-points="${before + gains[0]}"]`).waitFor();
      return `${gains.length} roads, ${gains.join(', ')} points`;
    }),

  'cards: an attack asks for the shield, and time runs out': (pages) =>
    withCards(pages, ATTACKS, async (pages) => {
      const maker = await pages.open('/');
      const isAsked = (state) => state.decision.prompt.key === 'decision-answer-card';
      const { created, seat, state } = await tableWith(maker, (state, seat) => isAsked(state) && heldBy(state, seat).includes('C07'), WINTER, { answer_seconds: 60 });
      const victim = await pageOf(pages, created, seat);
      const attacker = await pageOf(pages, created, state.decision.actor);
      await victim.locator('.dock.tone-answer .answer-strip').waitFor();
      await victim.locator('.answer-strip .ring b').waitFor();
      await attacker.locator('.dock.tone-wait .answer-strip').waitFor();
      await victim.waitForTimeout(500);
      await picture(victim, 'cards-answer');
      await picture(attacker, 'cards-answer-awaited');
      await checkAccessibility(victim, 'an answer');
      await ownCard(victim, 'C07').click();
      await victim.waitForTimeout(200);
      await picture(victim, 'cards-answer-chosen');
      await confirm(victim);
      await attacker.locator('.history', { hasText: 'A shield cancels' }).waitFor();

      const late = await tableWith(maker, isAsked, WINTER, { answer_seconds: 5 });
      const slow = await pageOf(pages, late.created, late.seat);
      const others = await pageOf(pages, late.created, late.state.decision.actor);
      await others.locator('.dock').first().waitFor();
      await others.waitForFunction(() => !document.querySelector('.answer-strip'), undefined, { timeout: 12_000 });
      assert.notEqual(await asks(slow), 'decision-answer-card');
    }),

  'cards: those for the end are shown one after the other': (pages) =>
    withCards(pages, LATE, async (pages) => {
      const maker = await pages.open('/');
      const { created, seat } = await tableWith(maker, (state) => state.tiles_left === 0 && state.cards.hands.every(({ backs }) => backs.some(({ count }) => count > 0)));
      const page = await pageOf(pages, created, seat);
      await waitForTurn(page);
      await playUntilWanted(maker, created, () => false);
      await page.locator('.revealed li').first().waitFor();
      await picture(page, 'cards-reveal-first');
      const first = await page.locator('.revealed li').count();
      await page.waitForFunction((before) => document.querySelectorAll('.revealed li').length > before, first);
      await page.waitForTimeout(500);
      await picture(page, 'cards-reveal');
      await checkAccessibility(page, 'the reveal');
      await page.locator('.revealed .btn.quiet').click().catch(() => undefined);
      await page.locator('.revealed .btn.primary').click();
      await page.locator('.revealed').waitFor({ state: 'detached' });
      await page.locator('.result').waitFor();
      assert.ok((await page.locator('.history', { hasText: 'Rest' }).count()) > 0, 'the history tells them');
      await picture(page, 'cards-result');
    }),

  'cards: a hidden hand at one screen, until its player is there': async (pages) => {
    const page = await pages.open('/');
    const { created, seat } = await tableWith(page, (state, seat) => isBeforeTile(state) && heldBy(state, seat).length > 0);
    await page.goto(`/t/${created.id}`);
    await page.locator('.curtain').waitFor();
    assert.equal(await page.locator('.own-card').count(), 0);
    await picture(page, 'cards-curtain');
    // Nor does the history tell what either of them has drawn.
    const drawn = (name) => new RegExp(`${name} draws a (Cloister|Roadside) card: `);
    const history = () => page.locator('.history').innerText();
    for (const name of ['Anna', 'Ben']) assert.doesNotMatch(await history(), drawn(name));
    await page.locator('.curtain-open').click();
    await page.locator('.own-card').first().waitFor();
    assert.doesNotMatch(await history(), drawn(seat === 0 ? 'Ben' : 'Anna'));
    assert.match(await history(), drawn(seat === 0 ? 'Anna' : 'Ben'));
    assert.match(await page.locator('.curtain-open, .dock').first().innerText(), new RegExp(seat === 0 ? 'Anna' : 'Ben'));
  },

  'cards: chosen on the page of a new game, with how sure each is': async (pages) => {
    const page = await pages.open('/new');
    const card = page.locator('.expansion', { hasText: 'Christmas Present' });
    await card.locator('.expansion-main').click();
    await card.locator('.expansion-main[aria-checked="true"]').waitFor();
    await card.locator('.expansion-adjust').click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('[data-card]').first().waitFor();
    assert.equal(await dialog.locator('[data-card]').count(), 32);
    assert.equal(await dialog.locator('.sure.assumed').count(), 17);
    await page.waitForTimeout(400);
    await picture(page, 'cards-new-game');
    await checkAccessibility(page, 'the cards of a new game');
    await dialog.locator('select').first().selectOption('verified');
    await page.waitForFunction(() => document.querySelectorAll('dialog[open] [data-card]').length === 15);
    await page.keyboard.press('Escape');
    await page.locator('.btn.primary', { hasText: 'Open the table' }).click();
    await page.waitForURL(/\/t\//);
    await waitForTurn(page);
    await page.locator('.deck[data-deck="cloister"][data-count="22"]').waitFor();
  },

  'cards: a whole winter game with Gingerbread Man, presents and halflings': async (pages) => {
    const page = await pages.open('/', DESKTOP);
    const setup = {
      sets: [{ id: 'winter' }, { id: 'gingerbread-man' }, { id: 'halflings-1' }],
      options: { christmas_present: 'on' },
    };
    const created = await openTable(page, [here('Anna', 0), computer('Ben', 1)], setup);
    await page.goto(`/t/${created.id}`);
    const play = new CardPlay(page, '-cards');
    await play.playFor(setup, [/cards-before-tile/, /cards-after-tile/, /aim-card/]);
    await page.waitForTimeout(600);
    await picture(page, 'cards-end');
    const points = await page.locator('.result').innerText();
    return `${play.scenes.size} scenes; ${[...play.asked].join(', ')}; ${points.split('\n')[0]}`;
  },
};
