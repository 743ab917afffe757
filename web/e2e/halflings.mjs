import assert from 'node:assert/strict';

import { checkAccessibility } from './accessibility.mjs';
import { DESKTOP, PHONE, picture } from './browser.mjs';
import { LongPlay } from './long-plays.mjs';
import { chooseCell, computer, confirm, here, offeredCells, openTable, openTurn, stillness, waitForTurn, windowOf } from './table.mjs';

/** Halflings with their symbols, flocks and crop circles. */
const SETUP = {
  sets: [
    { id: 'base-c2' },
    { id: 'halflings-1' },
    { id: 'halflings-2' },
    { id: 'hills-and-sheep-c2' },
    { id: 'crop-circles-1' },
    { id: 'crop-circles-2' },
  ],
  options: { halfling_symbol_tiles: 'on', halflings_per_player: '8' },
};

const asks = (page) => page.locator('.dock.tone-turn').first().getAttribute('data-asks', { timeout: 1000 }).catch(() => null);

/** Waits until the table asks something else, of whomever. */
async function askedElse(page, before) {
  await page.waitForFunction(
    (asked) => document.querySelector('.dock.tone-turn')?.getAttribute('data-asks') !== asked || document.querySelector('.result'),
    before,
  );
}

/** Puts a halfling from the hand where it fits, into a half-filled cell if it can. */
async function placeHalfling(page, step, scene = async () => undefined) {
  const pieces = page.locator('.option.piece');
  const count = await pieces.count();
  for (let turn = 0; turn < count; turn++) {
    await pieces.nth((step + turn) % count).click();
    const laid = page.locator('.draft:not(.ghost)');
    await page.locator('.world g.cell:not(.quiet)').or(laid).first().waitFor({ state: 'attached' });
    // With a single place it lies there already.
    if ((await laid.count()) > 0) break;
    const halves = await offeredCells(page, true);
    if (halves.length > 0 || turn === count - 1) break;
  }
  await stillness(page);
  await scene('halfling-chosen');
  const isLaid = (await page.locator('.draft:not(.ghost)').count()) > 0;
  const [half] = isLaid ? [] : await offeredCells(page, true);
  if (half) {
    await page.mouse.move(half[0], half[1]);
    await page.locator('.draft.ghost.half').waitFor({ state: 'attached' }).catch(() => undefined);
    await scene('halfling-ghost-in-half-cell');
    await page.mouse.click(half[0], half[1]);
  } else if (!isLaid) {
    await chooseCell(page, step);
  }
  await page.locator('.draft.half:not(.ghost)').waitFor({ state: 'attached' });
  await page.waitForTimeout(200);
  await scene(half ? 'halfling-in-half-cell' : 'halfling-laid');
  return half !== undefined;
}

/** Plays a game with everything, a halfling every other turn as long as there are some. */
class HalflingPlay extends LongPlay {
  halves = 0;

  async decide(step) {
    const { page } = this;
    const before = await asks(page);
    this.asked.add(before);
    switch (before) {
      case 'decision-choose-source': {
        await this.scene('choose-source');
        const isHalfling = step % 4 !== 1;
        if (isHalfling) {
          if (await placeHalfling(page, step, (name) => this.scene(name))) this.halves += 1;
          await this.answerFigure(step);
        }
        await confirm(page);
        await askedElse(page, isHalfling ? await asks(page) : before).catch(() => undefined);
        return;
      }
      case 'decision-place-tile':
        await super.decide(step);
        return;
      default:
        await page.waitForTimeout(150);
        await this.scene(before);
        await this.chooseFromList(this.asked.has('decision-flock') ? step : 0);
        await this.scene(`${before}-chosen`);
        await confirm(page);
        await page.waitForTimeout(250);
    }
  }

  /** The flock is decided in the same draft as the figure. */
  async chooseFromList(step) {
    const now = await asks(this.page);
    this.asked.add(now);
    if (now === 'decision-flock') await this.scene(now);
    await super.chooseFromList(step);
    if (now === 'decision-flock') await this.scene(`${now}-chosen`);
  }

  /** As with other tiles, but the shepherd goes where he may. */
  async answerFigure(step) {
    const { page } = this;
    await page.waitForTimeout(250);
    const onBoard = await page.locator('.figures img[src*="shepherd.svg?colour=0"]').count();
    if ((await asks(page)) === 'decision-main-action' && onBoard === 0) {
      const options = page.locator('.option:not(.nothing)');
      for (let index = 0; index < (await options.count()); index++) {
        await options.nth(index).click();
        await page.waitForTimeout(120);
        const shepherd = page.locator('.dock-kind [aria-label^="Shepherd"]');
        const isOne = ((await options.nth(index).textContent()) ?? '').includes('Shepherd');
        if (!isOne && (await shepherd.count()) === 0) continue;
        if (!isOne) await shepherd.click();
        await page.waitForTimeout(150);
        await this.scene('shepherd-chosen');
        return;
      }
    }
    await super.answerFigure(step);
  }
}

async function tableOf(page, created, seat) {
  const headers = { Authorization: `Bearer ${created.seats[seat].token}` };
  return (await page.request.get(`/api/games/${created.id}`, { headers })).json();
}

const handOf = (table, seat) => table.state.hands[seat].tiles.map((entry) => entry.tile);

/** A halfling that fits in several places: where it lies in the hand, and among the options. */
function severalPlaces(table) {
  const places = new Map();
  for (const { at } of table.state.decision.actions) {
    const key = at[0].kind === 'piece' ? at[0].tile : 'button';
    places.set(key, (places.get(key) ?? new Set()).add(JSON.stringify(at[1])));
  }
  const tile = [...places].find(([key, cells]) => key !== 'button' && cells.size > 1)?.[0];
  assert.ok(tile, 'some halfling fits in several places');
  return { inHand: handOf(table, 0).indexOf(tile), option: [...places.keys()].indexOf(tile) };
}

/** Plays with halflings, flocks and crop circles. */
export const HALFLINGS = {
  'a whole game with halflings, flocks and crop circles': async (pages) => {
    const page = await pages.open('/settings');
    await openTurn(page, SETUP);
    await checkAccessibility(page, 'the choice between drawing and a halfling');
    const play = new HalflingPlay(page);
    await play.playFor(SETUP, [/^choose-source/, /^halfling-chosen/, /^shepherd-chosen/, /^decision-flock/, /^decision-crop-circle/]);
    await page.waitForTimeout(600);
    await picture(page, 'halflings-end-of-game');
    await checkAccessibility(page, 'the end of a game with halflings');
    const counted = page.locator('.result .counted').first();
    if ((await counted.count()) > 0) {
      await counted.scrollIntoViewIfNeeded();
      await picture(page, 'halflings-counted');
      assert.match(await counted.textContent(), /cells?, \d+ tiles?; counted by cells: ruling 1\/2021/);
    }
    return `${play.halves} second halves; ${[...play.scenes].join(', ')}; asked: ${[...play.asked].join(', ')}`;
  },

  'halflings are dragged, turned and placed by keys': async (pages) => {
    const page = await pages.open('/settings');
    const created = await openTable(page, [here('Anna', 0), computer('Ben', 1)], SETUP);
    await page.goto(`/t/${created.id}`);
    await waitForTurn(page);
    // From the hand in the rail to a lit cell.
    const wanted = severalPlaces(await tableOf(page, created, 0));
    const tile = page.locator('.hand-tile').nth(wanted.inHand);
    const from = await tile.boundingBox();
    await page.mouse.move(from.x + 30, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x - 60, from.y - 20, { steps: 4 });
    await page.locator('.dragged-tile').waitFor();
    await page.locator('.world g.cell:not(.quiet)').first().waitFor({ state: 'attached' });
    await stillness(page);
    const [cell] = await offeredCells(page);
    await page.mouse.move(cell[0], cell[1], { steps: 6 });
    await page.locator('.draft.ghost.half').waitFor({ state: 'attached' });
    await picture(page, 'halfling-dragged');
    await page.mouse.up();
    await page.locator('.draft.half:not(.ghost)').waitFor({ state: 'attached' });
    assert.equal(await page.locator('.dragged-tile').count(), 0);
    // Taken back: first the cell, then the halfling.
    await page.keyboard.press('Escape');
    while ((await page.locator('.take-back').count()) > 0) await page.keyboard.press('Escape');
    assert.equal(await page.locator('.hand-tile.chosen').count(), 0);
    // The same by keys: the halfling by its digit, a cell by the arrows, turned, confirmed.
    await page.keyboard.press(String(wanted.option + 1));
    await page.locator('.hand-tile.chosen').waitFor();
    await page.waitForTimeout(200);
    if ((await page.locator('.draft:not(.ghost)').count()) === 0) {
      await page.keyboard.press('ArrowRight');
      const said = await page.locator('[data-live=polite]').textContent();
      assert.match(said, /half/);
      await page.keyboard.press('Enter');
    }
    await page.locator('.draft.half:not(.ghost)').waitFor({ state: 'attached' });
    await page.keyboard.press('r');
    await page.waitForTimeout(300);
    await picture(page, 'halfling-by-keys');
    await page.locator('.dock .confirm[aria-disabled="false"]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.hand-tile').length === 7);
    // The list names every halfling.
    await waitForTurn(page);
    await page.keyboard.press('l');
    await page.locator('dialog[open] .action-item').first().waitFor();
    await picture(page, 'halfling-list');
    const words = await page.locator('dialog[open] .action-item').allTextContents();
    assert.ok(words.some((text) => /long side/.test(text)), words.join('\n'));
    await page.keyboard.press('Escape');
    // The record waits until the end, and says so.
    await page.getByRole('button', { name: 'Menu' }).or(page.locator('[aria-label="More"]')).first().click();
    await page.locator('dialog[open] button', { hasText: 'Download the record' }).click({ force: true });
    await page.locator('.toast', { hasText: 'others must not see' }).waitFor();
  },

  'halflings on a phone and on the dark page': async (pages) => {
    for (const [name, options] of [
      ['phone', PHONE],
      ['phone-dark', { ...PHONE, colorScheme: 'dark' }],
      ['dark', { ...DESKTOP, colorScheme: 'dark' }],
      ['cs', { ...PHONE, locale: 'cs' }],
      ['ca', { ...DESKTOP, locale: 'ca' }],
    ]) {
      const page = await pages.open('/settings', options);
      const created = await openTable(page, [here('Anna', 0), computer('Ben', 1)], SETUP);
      await page.goto(`/t/${created.id}`);
      await waitForTurn(page);
      await page.waitForTimeout(500);
      await picture(page, `halflings-${name}-source`);
      let isHalf = false;
      for (let step = 0; step < 6 && !isHalf; step++) {
        if ((await asks(page)) !== 'decision-choose-source') break;
        isHalf = await placeHalfling(page, step, (scene) => page.waitForTimeout(300).then(() => picture(page, `halflings-${name}-${scene}`)));
        await confirm(page);
        // A crop circle may be asked about in the same turn.
        for (let more = 0; more < 4; more++) {
          await page.waitForTimeout(400);
          if ((await page.locator('.take-back').count()) === 0) break;
          if (await page.locator('.dock .confirm[aria-disabled="true"]').count()) await page.locator('.option').first().click();
          await confirm(page);
        }
        await page.waitForFunction(() => document.querySelectorAll('.take-back').length === 0);
        await waitForTurn(page);
      }
      await picture(page, `halflings-${name}-after`);
    }
  },

  'two people pick halflings in turn': async (pages) => {
    const first = await pages.open('/settings');
    const setup = { ...SETUP, options: { halfling_setup: 'draft' } };
    const created = await openTable(first, [here('Anna', 0), here('Ben', 1)], setup);
    const anna = (await windowOf(pages, created, 0)).page;
    const ben = (await windowOf(pages, created, 1, PHONE)).page;
    await anna.locator('.offer-strip li').first().waitFor();
    await picture(anna, 'draft-waiting');
    for (let pick = 0; pick < 6; pick++) {
      const page = pick % 2 === 0 ? ben : anna;
      const pieces = page.locator('.option.piece');
      await pieces.first().waitFor();
      assert.equal(await pieces.count(), 24 - pick);
      await page.waitForTimeout(200);
      if (pick < 2) await picture(page, `draft-${pick === 0 ? 'phone' : 'desktop'}`);
      await pieces.nth(pick * 2).click();
      if (pick < 2) await page.waitForTimeout(300).then(() => picture(page, `draft-chosen-${pick === 0 ? 'phone' : 'desktop'}`));
      await confirm(page);
      await page.waitForFunction((left) => document.querySelectorAll('.option.piece').length !== left, 24 - pick);
    }
    await anna.locator('.hand-tile').nth(2).waitFor();
    assert.equal(await anna.locator('.hand-tile').count(), 3);
    await picture(anna, 'draft-over');
    assert.ok(['decision-choose-source', 'decision-place-tile'].includes(await asks(anna)));
  },

  'other windows are never sent the halflings of others': async (pages) => {
    const first = await pages.open('/settings');
    const created = await openTable(first, [here('Anna', 0), here('Ben', 1)], SETUP);
    const anna = await windowOf(pages, created, 0);
    const ben = await windowOf(pages, created, 1);
    const watcher = await windowOf(pages, created, null);
    await anna.page.locator('.hand-tile').first().waitFor();
    const hidden = { anna: handOf(await tableOf(first, created, 0), 0), ben: handOf(await tableOf(first, created, 1), 1) };
    assert.equal(hidden.anna.length, 8);
    const played = new Set();
    for (let turn = 0; turn < 4; turn++) {
      const { page } = turn % 2 === 0 ? anna : ben;
      await page.locator('.option.piece').first().waitFor();
      await placeHalfling(page, turn);
      await confirm(page);
      await page.waitForTimeout(400);
    }
    await watcher.page.waitForFunction(() => document.querySelectorAll('.history .turn-row').length >= 4);
    const { pieces } = await tableOf(first, created, 0);
    for (const piece of pieces) played.add(piece.tile);
    assert.ok(hidden.anna.some((tile) => played.has(tile)));
    const secret = (tiles) => tiles.filter((tile) => !played.has(tile));
    const check = (who, texts, tiles) => {
      assert.ok(texts.length > 2, `${who} was told something`);
      for (const tile of secret(tiles)) assert.ok(!texts.some((text) => text.includes(tile)), `${who} was told of ${tile}`);
    };
    check('Ben', ben.texts, hidden.anna);
    check('Anna', anna.texts, hidden.ben);
    check('who watches', watcher.texts, [...hidden.anna, ...hidden.ben]);
    assert.ok(anna.texts.some((text) => text.includes(hidden.anna[0])), 'Anna was told of her own');
    await picture(watcher.page, 'halflings-watcher');
  },

  'several at one screen hide their halflings from each other': async (pages) => {
    const page = await pages.open('/settings');
    const created = await openTable(page, [here('Anna', 0), here('Ben', 1)], SETUP);
    await page.goto(`/t/${created.id}`);
    await page.locator('.curtain-open').waitFor();
    await picture(page, 'curtain');
    await checkAccessibility(page, 'the curtain');
    const markup = await page.content();
    assert.ok(!/H[12]-\d\d/.test(markup), 'no halfling is in the page');
    await page.locator('.curtain-open').click();
    await page.locator('.hand-tile').first().waitFor();
    await placeHalfling(page, 0);
    await confirm(page);
    await page.locator('.curtain-open', { hasText: 'Ben' }).waitFor();
    assert.equal(await page.locator('.hand-tile').count(), 0);
  },

  'the sets are chosen and set up': async (pages) => {
    const page = await pages.open('/new');
    for (const name of [/^Halflings I /, /^Halflings II /, /^Hills/, /^Crop circles I /]) {
      await page.getByRole('switch', { name }).first().click();
    }
    await page.waitForTimeout(400);
    await picture(page, 'halflings-new-game');
    await page.getByRole('button', { name: /^Adjust Halflings I$/ }).click();
    await page.locator('dialog[open] .assumed').waitFor();
    assert.ok((await page.locator('dialog[open] .option-row').count()) >= 5);
    await picture(page, 'halflings-adjust');
    await checkAccessibility(page, 'the options of halflings');
    await page.locator('dialog[open] .option-row', { hasText: 'Halflings for each player' }).locator('select').selectOption('12');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add a seat' }).click();
    const problem = page.locator('.problem', { hasText: 'halflings' });
    await problem.waitFor();
    await picture(page, 'halflings-problem');
    await problem.getByRole('button').click();
    await problem.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/t\//);
    await waitForTurn(page);
  },
};
