import assert from 'node:assert/strict';

import { checkAccessibility } from './accessibility.mjs';
import { DESKTOP, PHONE, picture } from './browser.mjs';
import { chooseCell, confirm, stillness, waitForTurn } from './table.mjs';

/** What the hint on the page says; empty if there is none. */
const hintOf = (page) => page.locator('.hint h2').textContent({ timeout: 5_000 });

async function chosen(page) {
  await page.locator('.dock .confirm[aria-disabled="false"]').waitFor();
  await page.waitForTimeout(200);
}

/** The guided first game. */
export const FIRST_GAME = {
  'the guided first game is played through in Czech': async (pages) => {
    const page = await pages.open('/', { ...DESKTOP, locale: 'cs-CZ' });
    await page.getByRole('button', { name: 'Zahrát si první hru na dvě minuty' }).click();
    await page.waitForURL(/\/t\//);
    await waitForTurn(page);
    assert.equal(await hintOf(page), 'Vítej. Tohle je tvoje kartička.');
    await page.waitForFunction(() => /Vítej/.test(document.querySelector('[data-live=polite]').textContent));
    await stillness(page);
    await page.waitForTimeout(300);
    await picture(page, 'first-game-1-cell');
    await checkAccessibility(page, 'a hint');
    await chooseCell(page, 0);
    await chosen(page);
    assert.equal(await hintOf(page), 'Otoč kartičku.');
    await picture(page, 'first-game-2-turn');
    await page.keyboard.press('r');
    await page.locator('.hint h2', { hasText: 'Obsaď, co stavíš.' }).waitFor();
    await chosen(page);
    await picture(page, 'first-game-3-claim');
    await page.locator('.option:not(.nothing)').first().click();
    await page.locator('.hint h2', { hasText: 'Teď potvrď.' }).waitFor();
    await picture(page, 'first-game-4-confirm');
    await confirm(page);
    const seen = new Set();
    for (let turn = 2; await waitForTurn(page); turn++) {
      assert.ok(turn < 8, 'twelve tiles are two times six');
      await page.waitForTimeout(350);
      if (await page.locator('.hint').count()) {
        const hint = await hintOf(page);
        if (!seen.has(hint)) await picture(page, `first-game-${turn + 3}`);
        seen.add(hint);
        if (hint === 'U každého čísla se můžeš zeptat proč.') {
          await page.keyboard.press('i');
          await page.locator('dialog[open] .action-item').first().click();
          await page.locator('.hint').waitFor({ state: 'detached' });
          await page.locator('.feature-card').waitFor();
          await picture(page, 'first-game-card');
          await page.keyboard.press('Escape');
        }
      }
      await chooseCell(page, turn);
      await chosen(page);
      if (await page.locator('.hint').count()) {
        const hint = await hintOf(page);
        if (!seen.has(hint)) await picture(page, `first-game-${turn + 3}-monastery`);
        seen.add(hint);
      }
      if (await page.locator('.option:not(.nothing)').count()) await page.locator('.option').first().click();
      await confirm(page);
      await page.locator('.take-back').waitFor({ state: 'detached' });
    }
    for (const hint of ['Na téhle kartičce je kus města.', 'Klášter.', 'U každého čísla se můžeš zeptat proč.']) {
      assert.ok(seen.has(hint), `the game came to: ${hint}`);
    }
    await page.getByText('Kartičky přišly v předem zvoleném pořadí.').waitFor();
    await picture(page, 'first-game-end');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const record = await (await page.request.get(`/api/games/${id}/record`)).text();
    assert.equal(JSON.parse(record.split('\n')[0]).meta.seal.chosen, true, 'the record says that the order was chosen');
    return [...seen].join(' ');
  },

  'the hints of the first game fit a phone and can be ended': async (pages) => {
    const page = await pages.open('/', PHONE);
    await page.getByRole('button', { name: 'Play the two-minute first game' }).tap();
    await page.waitForURL(/\/t\//);
    await waitForTurn(page);
    await stillness(page);
    await page.waitForTimeout(400);
    await picture(page, 'first-game-phone');
    await checkAccessibility(page, 'a hint on a phone');
    const hint = await page.locator('.hint').boundingBox();
    const dock = await page.locator('.dock').boundingBox();
    assert.ok(hint.y + hint.height <= dock.y, 'the hint stands above the dock');
    await page.getByRole('button', { name: 'Play without help' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.hint').waitFor({ state: 'detached' });
    await page.reload();
    await waitForTurn(page);
    await page.waitForTimeout(300);
    assert.equal(await page.locator('.hint').count(), 0, 'ended help stays ended');
  },
};
