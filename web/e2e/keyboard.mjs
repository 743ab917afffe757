import assert from 'node:assert/strict';

import { DESKTOP, picture } from './browser.mjs';
import { playedGame, tableFrom } from './pictures.mjs';
import { cellsOffered, openTurn, stillness } from './table.mjs';

const polite = (page) => page.evaluate(() => document.querySelector('[data-live=polite]').textContent);
const says = (page, text) =>
  page.waitForFunction((words) => document.querySelector('[data-live=polite]').textContent.includes(words), text);
const scaleOf = (page) => page.evaluate(() => document.querySelector('.world').style.transform);
const moved = (page, before) => page.waitForFunction((old) => document.querySelector('.world').style.transform !== old, before);

/** Every key of the table that the help (?) names. */
/** A game played by computers, and the draw of a monastery by somebody who has not used the abbot yet. */
async function monasteryForAbbot(page) {
  for (let tries = 0; tries < 6; tries++) {
    const game = await playedGame(page, { sets: [{ id: 'base-c2' }], options: { abbot: 'on' } }, 'Kinds');
    const index = game.moves.findIndex(({ move }, index) => {
      const by = game.moves[index + 1]?.by;
      const isUsed = game.moves.slice(0, index).some((one) => one.by === by && one.move.startsWith('abbot'));
      return /^draw base-ff[rf]f-monastery/.test(move) && !isUsed;
    });
    if (index >= 0) return { game, index };
  }
  throw new Error('no game brought a monastery to somebody with an abbot');
}

export const KEYBOARD = {
  'each key of the table does what it says': async (pages) => {
    const page = await pages.open('/settings');
    // Going on from one place to the next takes a tile that fits in several.
    do {
      await openTurn(page);
      await cellsOffered(page);
    } while ((await page.locator('.world g.cell').count()) < 2);
    // The sides of the drawn tile are told, even before one of its kind lies on the board.
    await page.waitForFunction(() => /Your turn.*north/.test(document.querySelector('[data-live=assertive]').textContent));
    await page.keyboard.press('ArrowRight');
    await page.locator('.world g.cell.cursor').waitFor({ state: 'attached' });
    await says(page, 'of the first tile; north');
    const first = await polite(page);
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction((old) => document.querySelector('[data-live=polite]').textContent !== old, first);
    await page.keyboard.press('Space');
    await page.locator('.take-back').waitFor();
    await page.locator('.dock .confirm[aria-disabled="false"]').waitFor();
    await page.keyboard.press('Backspace');
    await page.locator('.take-back').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByText('Nothing to take back').waitFor();

    for (const [key, back] of [['+', '-'], ['Shift+ArrowRight', 'Shift+ArrowLeft'], ['Shift+ArrowUp', 'c']]) {
      const before = await scaleOf(page);
      await page.keyboard.press(key);
      await moved(page, before);
      await stillness(page);
      const between = await scaleOf(page);
      await page.keyboard.press(back);
      await moved(page, between);
      await stillness(page);
    }

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.dock .confirm[aria-disabled="false"]').waitFor();
    await page.waitForTimeout(300);
    const rotationOf = () => page.evaluate(() => document.querySelector('.dock-picture img').getAttribute('src') + document.querySelector('.dock-picture img').style.transform);
    const before = await rotationOf();
    await page.keyboard.press('r');
    await page.waitForTimeout(400);
    const turned = (await rotationOf()) !== before;
    if (turned) {
      await page.keyboard.press('Shift+R');
      await page.waitForTimeout(400);
      assert.equal(await rotationOf(), before, 'Shift+R turns back');
    } else {
      await page.locator('.toast').waitFor();
    }
    if (await page.locator('.option kbd', { hasText: '1' }).count()) {
      await page.keyboard.press('1');
      await page.locator('.option[aria-checked="true"] kbd', { hasText: '1' }).waitFor();
      await page.keyboard.press('0');
      await page.locator('.option.nothing[aria-checked="true"]').waitFor();
    }
    assert.ok((await page.locator('kbd').count()) > 0, 'keys show the digits');
    await page.mouse.move(300, 300);
    await page.dispatchEvent('.table-title', 'pointerdown');
    await page.waitForFunction(() => document.querySelectorAll('.option kbd').length === 0);

    for (const [key, title] of [['l', 'List of what you can do'], ['i', 'What is on the board'], ['?', 'Keyboard']]) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name: title }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
    }
    await page.keyboard.press('t');
    await page.locator('#tab-tiles[aria-selected="true"]').waitFor();
    await page.locator('.tile-grid button').first().click();
    await page.locator('.tile-grid button[aria-pressed="true"]').waitFor();
    assert.ok((await page.locator('.world .fit').count()) > 0, 'cells in which the tile would fit are marked');
    await says(page, 'It would fit in');
    await page.keyboard.press('h');
    await page.locator('#tab-history[aria-selected="true"]').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.world .fit').length === 0);
    await page.keyboard.press('f');
    await page.locator('button[aria-pressed="true"]').first().waitFor();
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.querySelectorAll('button[aria-pressed="true"]').length === 0);
    await page.keyboard.press('Enter');
    await page.locator('.take-back').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.querySelectorAll('.history > li').length >= 2);
  },

  'K goes through the kinds of figures': async (pages) => {
    const page = await pages.open('/settings', DESKTOP);
    const { game, index } = await monasteryForAbbot(page);
    const { n } = game.moves[index];
    await tableFrom(page, game, n, game.moves[index + 1].by, 'Kinds');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('.option', { hasText: 'Monk' }).click();
    await page.locator('.dock-kind [role=radio]').first().waitFor();
    const kind = () => page.locator('.dock-kind [aria-checked="true"]').getAttribute('aria-label');
    const before = await kind();
    await page.keyboard.press('k');
    await page.waitForFunction((old) => document.querySelector('.dock-kind [aria-checked="true"]').getAttribute('aria-label') !== old, before);
    return `${before} → ${await kind()}`;
  },

  'the rulebook knows the table it was opened from': async (pages) => {
    const page = await pages.open('/settings');
    const game = await playedGame(page, { sets: [{ id: 'base-c2' }] }, 'Thursday');
    await page.goto(`/t/${game.id}`);
    await page.locator('.result').waitFor();
    await page.goto('/rules/BG-31');
    await page.getByRole('heading', { name: 'In your game' }).waitFor();
    await page.getByText(/Used (once|\d+ times) so far\. Last: turn \d+/).waitFor();
    await page.locator('.game dt', { hasText: 'City of two cells' }).waitFor();
    await picture(page, 'rulebook-in-your-game');
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.locator('.result').waitFor();
  },
};
