import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { checkAccessibility } from './accessibility.mjs';
import { DESKTOP, PHONE, picture } from './browser.mjs';
import {
  byLink, cellsOffered, chooseCell, computer, confirm, here, offeredCells, openTable, openTurn, playUntil, seen, stillness,
  waitForTurn,
} from './table.mjs';

const EXAMPLES = join(import.meta.dirname, '../../examples');

/** Chooses the first action in the list of actions. */
async function chooseFromList(page) {
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'List of what you can do' }).locator('.action-item').first().click();
  await page.locator('.take-back').waitFor();
}

/** All tests: a name, and what is done. Each gets pages of its own. */
export const TESTS = {
  'a game is created on the page': async (pages) => {
    const page = await pages.open('/');
    await picture(page, 'start-first-visit');
    await page.getByRole('link', { name: 'New game' }).first().click();
    await page.getByRole('switch', { name: /^River 12/ }).click();
    await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Anna');
    await page.getByText('83 tiles', { exact: true }).waitFor();
    await picture(page, 'new-game');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole('heading', { level: 1, name: "Anna's table" }).waitFor();
    assert.ok(await waitForTurn(page));
    await page.goto('/');
    await page.locator('.game-card').waitFor();
    assert.equal(await page.locator('.game-card .chip.turn').textContent(), 'Your turn');
    await picture(page, 'start');
  },

  'a newcomer plays with one press': async (pages) => {
    const page = await pages.open('/');
    await page.getByRole('button', { name: /first game$/ }).click();
    await page.waitForURL(/\/t\//);
    assert.ok(await waitForTurn(page));
    await chooseCell(page, 0);
  },

  'the tile is dragged from the dock onto a cell': async (pages) => {
    const page = await pages.open('/settings');
    await openTurn(page);
    await cellsOffered(page);
    const tile = await page.locator('.dock-picture').boundingBox();
    const [cell] = await offeredCells(page);
    assert.ok(tile && cell);
    await page.mouse.move(tile.x + 50, tile.y + 50);
    await page.mouse.down();
    await page.mouse.move(cell[0] - 60, cell[1] + 60, { steps: 5 });
    await page.mouse.move(cell[0], cell[1], { steps: 5 });
    await page.locator('.draft.ghost').waitFor({ state: 'attached' });
    const image = await page.locator('.dragged-tile').boundingBox();
    assert.ok(image && Math.abs(image.x + 40 - cell[0]) < 3 && Math.abs(image.y + 40 - cell[1]) < 3);
    await page.mouse.up();
    assert.equal(await page.locator('.dragged-tile').count(), 0);
    await page.locator('.take-back').waitFor();
  },

  'an expansion is played from the list of actions alone': async (pages) => {
    const page = await pages.open('/settings');
    const created = await openTable(page, [here('Anna', 0), computer('Ben', 1)], {
      sets: [{ id: 'base-c2' }, { id: 'princess-and-dragon-c2' }],
    });
    await page.goto(`/t/${created.id}`);
    const asked = new Set();
    for (let step = 0; step < 60 && (await waitForTurn(page)); step++) {
      const question = await page.locator('.dock h2').textContent();
      asked.add(question);
      await page.keyboard.press('l');
      const list = page.getByRole('dialog', { name: 'List of what you can do' });
      const actions = list.locator('.action-item');
      await actions.first().waitFor();
      await actions.nth(step % (await actions.count())).click();
      if (question?.startsWith('Move the dragon')) await picture(page, 'dragon');
      // A princess may ask for more before the turn can be confirmed (PD-41).
      await page.waitForTimeout(500);
      if (await page.locator('.dock .confirm[aria-disabled="true"]').count()) continue;
      const version = await page.locator('.history > li').count();
      await confirm(page);
      await page.waitForFunction(
        ([before, old]) =>
          document.querySelectorAll('.history > li').length !== before ||
          document.querySelector('.dock h2')?.textContent !== old ||
          !document.querySelector('.take-back'),
        [version, question],
      );
      if ([...asked].some((one) => one?.startsWith('Move the dragon')) && step > 25) break;
    }
    await picture(page, 'princess-and-dragon');
    return [...asked].join(', ');
  },

  'steps of several players are final one by one': async (pages) => {
    const page = await pages.open('/settings');
    const created = await openTable(page, [here('Anna', 0), here('Ben', 1), here('Cilka', 2)], {
      sets: [{ id: 'base-c2' }, { id: 'princess-and-dragon-c2' }],
    });
    const decision = await playUntil(page, created, (one) => one.prompt.key === 'decision-move-dragon' && one.is_final === 'other-player-decides');
    const first = ['Anna', 'Ben', 'Cilka'][decision.seat];
    await page.goto(`/t/${created.id}`);
    await page.locator('.dock-kicker', { hasText: `Now playing: ${first}` }).waitFor();
    await chooseFromList(page);
    await page.locator('.dock-final', { hasText: 'Final at once: another player decides next.' }).waitFor();
    assert.equal(await page.locator('.dock .confirm .icon').count(), 1, 'Confirm has a lock');
    await picture(page, 'dragon-final');
    await page.keyboard.press('Escape');
    await page.locator('.take-back').waitFor({ state: 'detached' });
    await chooseFromList(page);
    await confirm(page);
    await page.locator('.dock-kicker', { hasText: `Now playing: ${first}` }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByText('Nothing to take back: another player has decided since.').first().waitFor();
  },

  'the setting says what asks for confirmation': async (pages) => {
    const page = await pages.open('/settings');
    await page.getByRole('radio', { name: 'Each step' }).click();
    const created = await openTable(page, [here('Anna', 0), here('Ben', 1)]);
    // A cell after which a figure may be placed.
    await page.goto(`/t/${created.id}`);
    await page.locator('.dock-kicker', { hasText: 'Now playing: Anna' }).waitFor();
    await chooseCell(page, 0);
    await confirm(page);
    await page.locator('.option:not(.nothing)').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Nothing to take back: what you confirmed stays.').first().waitFor();
    await page.locator('.option:not(.nothing)').first().click();
    assert.equal(await page.locator('.dock-kicker', { hasText: 'Now playing: Anna' }).count(), 1, 'a step waits for Confirm');
    await confirm(page);
    await page.locator('.dock-kicker', { hasText: 'Now playing: Ben' }).waitFor();
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Only if final' }).click();
    await page.goto(`/t/${created.id}`);
    await page.locator('.dock-kicker', { hasText: 'Now playing: Ben' }).waitFor();
    await chooseCell(page, 0);
    await page.locator('.option').first().waitFor();
    await page.locator('.option.nothing').click();
    await page.locator('.dock-kicker', { hasText: 'Now playing: Anna' }).waitFor();
  },

  'two people at one screen take turns': async (pages) => {
    const page = await pages.open('/settings');
    const created = await openTable(page, [here('Anna', 0), here('Ben', 1)]);
    await page.goto(`/t/${created.id}`);
    for (const name of ['Anna', 'Ben', 'Anna']) {
      await page.locator('.dock-kicker', { hasText: `Now playing: ${name}` }).waitFor();
      await chooseCell(page, 0);
      await confirm(page);
      await page.locator('.take-back').waitFor({ state: 'detached' });
    }
  },

  'an impossible set-up says why': async (pages) => {
    // A link may bring what the page itself does not let anybody choose.
    const address = (setup) => `/new#setup=${Buffer.from(JSON.stringify(setup)).toString('base64url')}`;
    const sets = [{ id: 'base-c2', copies: 1 }, { id: 'river-1-c2', copies: 2 }, { id: 'tower-c2', copies: 1 }];
    const setup = { sets, seats: 2, options: { farmers: 'F9' } };
    const page = await pages.open(address(setup));
    const open = page.getByRole('button', { name: 'Open the table' });
    const problems = page.locator('.banner.problem');
    await problems.nth(2).waitFor();
    assert.equal(await problems.count(), 3);
    await problems.filter({ hasText: 'Fields: there is no choice “F9”.' }).getByRole('link', { name: 'BG-42' }).waitFor();
    await problems.filter({ hasText: 'There can be only one river: one copy of River.' }).getByRole('link', { name: 'RV-S5' }).waitFor();
    await problems.filter({ hasText: 'Tower cannot be played yet: its rules are not built.' }).waitFor();
    assert.equal(await open.getAttribute('aria-disabled'), 'true');
    await picture(page, 'new-game-problems');
    await checkAccessibility(page, 'an impossible set-up');
    await page.getByRole('button', { name: /^Leave out: / }).click();
    await page.getByRole('button', { name: 'Take one copy of River' }).click();
    await page.getByRole('button', { name: /^Set Fields to: Field by field/ }).click();
    await problems.first().waitFor({ state: 'detached' });
    await page.locator('.primary.big[aria-disabled="false"]').waitFor();
    await open.click();
    await page.waitForURL(/\/t\//);
    const czech = await pages.open(address(setup), { ...DESKTOP, locale: 'cs-CZ' });
    await czech.getByText('Řeka může být jen jedna: jedna kopie sady Řeka.').waitFor();
    await czech.getByText('Louky: možnost „F9“ neexistuje.').waitFor();
    await czech.getByRole('button', { name: 'Vzít jen jednu kopii: Řeka' }).click();
    await czech.getByText('Řeka může být jen jedna').waitFor({ state: 'detached' });
    await picture(czech, 'new-game-problems-czech');
  },

  'an edition sets its base game and all its options': async (pages) => {
    const page = await pages.open('/new');
    await page.getByRole('switch', { name: /^River 12/ }).click();
    // A check of what was chosen before may still be on its way: the one with this base game counts.
    const asked = async (edition, base) => {
      const answer = page.waitForRequest(
        (request) => request.url().endsWith('/api/setups/check') && request.postDataJSON().sets[0].id === base,
      );
      await page.getByRole('radio', { name: edition }).click();
      return (await answer).postDataJSON();
    };
    const first = await asked(/^First/, 'base-c1');
    assert.deepEqual(first.sets.map((set) => set.id), ['base-c1', 'river-1-c1']);
    const { farmers, tiny_city, abbot, fairy, volcano_fairy, princess, princess_takes } = first.options;
    assert.deepEqual(
      { farmers, tiny_city, abbot, fairy, volcano_fairy, princess, princess_takes },
      { farmers: 'F1', tiny_city: '2', abbot: 'off', fairy: 'tile', volcano_fairy: 'no', princess: 'must', princess_takes: 'any' },
    );
    await page.getByRole('radio', { name: /^First/, checked: true }).waitFor();
    assert.equal(await page.locator('.differences li').count(), 3, 'nothing is told of expansions that are not in the game');
    const winter = await asked(/^Winter/, 'winter');
    assert.deepEqual(winter.sets.map((set) => set.id), ['winter', 'river-1-c2']);
    assert.equal(winter.options.fairy, 'meeple');
    const third = await asked(/^Third/, 'base-c2');
    assert.equal(third.options.abbot, 'on');
    await page.getByText('What differs', { exact: false }).first().waitFor();
    assert.equal(await page.locator('.differences li').count(), 0);
  },

  'a whole game is played by clicking, with a reload in the middle': async (pages) => {
    const page = await pages.open('/settings');
    await openTable(page, [here('Anna', 0), computer('Ben', 1)], { options: { abbot: 'on' } });
    const id = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('bastide.games')))[0]);
    // Measures in the page how long it takes from the press to the confirmed move.
    await page.addInitScript(() => {
      globalThis.confirmed = [];
      addEventListener('click', (event) => {
        if (!(event.target instanceof Element) || !event.target.closest('.confirm')) return;
        const start = performance.now();
        const look = () => {
          if (document.querySelector('.take-back')) requestAnimationFrame(look);
          else globalThis.confirmed.push(performance.now() - start);
        };
        look();
      }, true);
    });
    await page.goto(`/t/${id}`);
    let turns = 0;
    const times = [];
    while (await waitForTurn(page)) {
      turns += 1;
      if (turns === 15) {
        await chooseCell(page, turns);
        await page.locator('.option').first().or(page.getByText('There is nothing more to choose')).first().waitFor();
        const before = await page.locator('.dock h2').textContent();
        await page.reload();
        await page.locator('.take-back').waitFor();
        // The draft is there again after a reload, as soon as the server has answered what follows.
        await page.waitForFunction((text) => document.querySelector('.dock h2')?.textContent === text, before);
        await picture(page, 'table-figure');
      } else {
        if (turns === 14) await picture(page, 'table-place');
        await chooseCell(page, turns * 5);
      }
      await page.locator('.dock .confirm[aria-disabled="false"]').waitFor();
      const option = page.locator('.option:not(.nothing)').first();
      if (turns % 2 === 1 && (await option.count()) > 0) await option.click();
      await confirm(page);
      await page.locator('.take-back').waitFor({ state: 'detached' });
      await page.waitForFunction(() => globalThis.confirmed.length > 0).catch(() => undefined);
      times.push(...(await page.evaluate(() => globalThis.confirmed.splice(0))));
      assert.ok(turns < 80, 'the game ends');
    }
    assert.ok(turns >= 35, `${turns} turns of one of two players`);
    await page.getByRole('heading', { name: /wins with|share the victory/ }).waitFor();
    const total = await page.locator('.result-table tfoot td').allTextContents();
    assert.equal(total.length, 2);
    const columns = await page.locator('.result-table tbody tr').evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    );
    const sums = total.map((_, index) => columns.reduce((sum, row) => sum + row[index], 0));
    assert.deepEqual(sums, total.map(Number), 'the table by kind adds up to the totals');
    assert.equal(await page.locator('.pieces img').count() >= 72, true);
    await picture(page, 'end-of-game');
    await checkAccessibility(page, 'the end of the game');
    await page.keyboard.press('[');
    await page.keyboard.press('[');
    await page.waitForFunction(() => {
      const [at, last] = (document.querySelector('.replay .message b')?.textContent ?? '').split(' / ').map(Number);
      return at === last - 2;
    });
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.figures img').length === 0);
    await page.getByRole('slider').fill('30');
    await page.waitForFunction(() => document.querySelectorAll('.figures img').length > 0);
    await picture(page, 'replay');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForFunction((old) => !location.pathname.endsWith(old), id);
    assert.ok(await waitForTurn(page), 'the new table goes on');
    times.sort((a, b) => a - b);
    return `${turns} turns; click to confirmed move: median ${Math.round(times[times.length >> 1])} ms, longest ${Math.round(times.at(-1))} ms`;
  },

  'a friend joins by link and sees the same; a spectator sees no draft': async (pages) => {
    const anna = await pages.open('/settings');
    const created = await openTable(anna, [here('Anna', 0), byLink('', 1)]);
    await anna.goto(`/t/${created.id}`);
    await anna.getByRole('heading', { name: 'Waiting for players' }).first().waitFor();
    await picture(anna, 'waiting-for-players');
    const link = await anna.getByRole('textbox', { name: 'Link to the seat' }).inputValue();
    const ben = await pages.open(new URL(link).pathname + new URL(link).search);
    await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben <b>&');
    await picture(ben, 'join');
    await ben.getByRole('button', { name: 'Join', exact: true }).click();
    await anna.locator('.player-name b', { hasText: 'Ben <b>&' }).waitFor();
    const watcher = await pages.open(`/t/${created.id}`);
    await watcher.getByText('Watching', { exact: true }).waitFor();
    for (let turn = 0; turn < 4; turn++) {
      const mine = anna.locator('.dock.tone-turn');
      const his = ben.locator('.dock.tone-turn');
      await Promise.race([mine.waitFor(), his.waitFor()]);
      const [player, other] = (await mine.isVisible()) ? [anna, ben] : [ben, anna];
      await chooseCell(player, turn);
      await player.locator('.draft').waitFor({ state: 'attached' });
      assert.equal(await other.locator('.draft').count(), 0, 'the other player sees no draft');
      assert.equal(await watcher.locator('.draft').count(), 0, 'a spectator sees no draft');
      await player.locator('.dock .confirm[aria-disabled="false"]').waitFor();
      if ((await player.locator('.option:not(.nothing)').count()) > 0) await player.locator('.option').first().click();
      await confirm(player);
      await other.locator('.dock.tone-turn').waitFor();
    }
    await anna.waitForTimeout(1200);
    const [a, b, w] = await Promise.all([seen(anna), seen(ben), seen(watcher)]);
    assert.deepEqual(a, b);
    assert.deepEqual(a, w);
    assert.equal(await watcher.locator('.confirm').count(), 0);
    await picture(watcher, 'watching');
  },

  'people at a table talk, and who watches reads': async (pages) => {
    const anna = await pages.open('/settings', PHONE);
    const created = await openTable(anna, [here('Anna', 0), byLink('Ben', 1)]);
    const ben = await pages.open(`/t/${created.id}?join=${created.invitations[0].code}`);
    await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
    await ben.getByRole('button', { name: 'Join', exact: true }).click();
    await ben.getByRole('tab', { name: 'Chat' }).click();
    await ben.getByText('Nobody has said anything yet.').waitFor();
    await anna.goto(`/t/${created.id}`);
    await anna.getByRole('button', { name: 'Players and history' }).tap();
    await anna.getByRole('tab', { name: 'Chat' }).tap();
    const line = anna.getByRole('textbox', { name: 'Say something to the table' });
    await line.fill('Hello <b>Ben</b> & all');
    await anna.getByRole('button', { name: 'Send' }).tap();
    await ben.locator('.chat-list', { hasText: 'Hello <b>Ben</b> & all' }).waitFor();
    assert.equal(await ben.locator('.chat-list b b').count(), 0, 'HTML stays text');
    await ben.waitForFunction(() => document.querySelector('[data-live=polite]').textContent.includes('Anna says: Hello'));
    await ben.getByRole('textbox', { name: 'Say something to the table' }).fill('Dobrý den');
    await ben.keyboard.press('Enter');
    await anna.locator('.chat-list li').nth(1).waitFor();
    await anna.waitForTimeout(400);
    await picture(anna, 'phone-chat');
    const wide = await anna.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `nothing is wider than the screen: ${wide}`);
    await picture(ben, 'chat');
    await checkAccessibility(ben, 'the chat');
    const watcher = await pages.open(`/t/${created.id}`);
    await watcher.getByRole('tab', { name: 'Chat' }).click();
    await watcher.locator('.chat-list li').nth(1).waitFor();
    await watcher.getByText('Only those who have a seat write here.').waitFor();
    assert.equal(await watcher.locator('.chat-form').count(), 0);
    await ben.reload();
    await ben.getByRole('tab', { name: 'Chat' }).click();
    await ben.locator('.chat-list li').nth(1).waitFor();
  },

  'the clock runs, and the others may let the computer play on': async (pages) => {
    const page = await pages.open('/new');
    await page.getByRole('combobox', { name: 'Time' }).selectOption({ label: '2 minutes a move' });
    await page.getByText('When it is over nothing happens by itself').waitFor();
    await picture(page, 'new-game-clock');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/t\//);
    await waitForTurn(page);
    await page.locator('.rail .player-clock.runs', { hasText: /^ ?(1:5|2:00)/ }).waitFor();
    const anna = await pages.open('/settings');
    const created = await openTable(anna, [here('Anna', 0), byLink('Ben', 1)], {}, { clock: { per: 'move', seconds: 4 } });
    const ben = await pages.open(`/t/${created.id}?join=${created.invitations[0].code}`);
    await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
    await ben.getByRole('button', { name: 'Join', exact: true }).click();
    await ben.locator('.rail .player-clock.soon').waitFor();
    await anna.goto(`/t/${created.id}`);
    await waitForTurn(anna);
    assert.equal(await ben.getByRole('button', { name: 'Let the computer take over' }).count(), 0);
    const button = ben.getByRole('button', { name: 'Let the computer take over' });
    await button.waitFor();
    await picture(ben, 'out-of-time');
    await checkAccessibility(ben, 'a clock that has run out');
    await button.click();
    await ben.locator('.player', { hasText: 'the computer plays on' }).waitFor();
    await anna.getByText('Watching', { exact: true }).waitFor();
    await anna.getByText('The computer plays on for you from here.').first().waitFor();
    assert.ok(await waitForTurn(ben), 'the computer has moved');
    await ben.locator('.turn-note', { hasText: 'Anna had no time left: the computer plays on.' }).waitFor();
  },

  'whoever gives up the seat is asked, and the computer plays on': async (pages) => {
    const page = await pages.open('/settings');
    const created = await openTable(page, [here('Anna', 0), here('Ben', 1)]);
    await page.goto(`/t/${created.id}`);
    await waitForTurn(page);
    const leave = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Give up your seat' }).click();
    };
    await leave();
    await page.getByText('The computer plays on for you to the end').waitFor();
    await picture(page, 'leave');
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.locator('.dock-kicker', { hasText: 'Now playing: Anna' }).waitFor();
    await leave();
    await page.getByRole('button', { name: 'Leave: Anna' }).click();
    await page.locator('.player', { hasText: 'the computer plays on' }).waitFor();
    await page.locator('.turn-note', { hasText: 'Anna has left the game: the computer plays on.' }).waitFor();
    await page.locator('.dock.tone-turn').waitFor();
    await chooseCell(page, 0);
    await confirm(page);
    await page.locator('.take-back').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.dock.tone-turn').waitFor();
    // A seat that was lost while this device was away spoils neither the table nor the list.
    await page.evaluate(([id, seats]) => {
      const games = JSON.parse(localStorage.getItem('bastide.games'));
      games[id].seats = seats;
      localStorage.setItem('bastide.games', JSON.stringify(games));
    }, [created.id, created.seats]);
    await page.goto('/');
    await page.locator('.game-card .chip.turn', { hasText: 'Your turn' }).waitFor();
    await page.goto(`/t/${created.id}`);
    await page.locator('.dock.tone-turn').waitFor();
  },

  'two windows of one player share the draft': async (pages) => {
    const page = await pages.open('/settings');
    const created = await openTurn(page);
    const second = await page.context().newPage();
    await second.goto(`/t/${created.id}`);
    await waitForTurn(second);
    await chooseCell(page, 0);
    await second.locator('.take-back').waitFor();
    await second.locator('.draft').waitFor({ state: 'attached' });
  },

  'a choice is taken back step by step, and a refusal is explained': async (pages) => {
    const page = await pages.open('/settings');
    await openTurn(page);
    await chooseCell(page, 0);
    const figure = page.locator('.option:not(.nothing)').first();
    if ((await figure.count()) > 0) {
      await figure.click();
      await page.getByRole('button', { name: 'Take back' }).click();
      await page.locator('.option.nothing[aria-checked="true"]').waitFor();
    }
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('heading', { name: 'Place the tile' }).waitFor();
    assert.equal(await page.locator('.draft:not(.ghost)').count(), 0);
    await page.keyboard.press('Escape');
    await page.getByText('Nothing to take back').waitFor();
  },

  'the language is chosen by the browser and can be switched': async (pages) => {
    const page = await pages.open('/', { ...DESKTOP, locale: 'cs-CZ' });
    await page.getByRole('heading', { name: 'Polož kartičku. Obsaď, co roste.' }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'cs');
    await page.getByRole('combobox', { name: 'Jazyk' }).selectOption('ca');
    await page.getByRole('heading', { name: 'Posa una lloseta. Ocupa el que creix.' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Posa una lloseta. Ocupa el que creix.' }).waitFor();
    await page.getByRole('combobox', { name: 'Llengua' }).selectOption('cs');
    await openTurn(page);
    await page.getByRole('heading', { name: 'Polož kartičku' }).waitFor();
    await page.getByText(/Hodí se na \d+ míst/).waitFor();
    await picture(page, 'table-czech');
  },

  'a turn is played on a phone': async (pages) => {
    const page = await pages.open('/settings', PHONE);
    const created = await openTable(page, [here('Anna', 0), computer('Ben', 1), computer('Cilka', 2)]);
    await page.goto(`/t/${created.id}`);
    for (let turn = 0; turn < 4 && (await waitForTurn(page)); turn++) {
      await page.locator('.world g.cell:not(.quiet)').first().waitFor({ state: 'attached' });
      await stillness(page);
      if (turn === 3) await picture(page, 'phone-place');
      const [cell] = await offeredCells(page);
      await page.touchscreen.tap(cell[0], cell[1]);
      await page.locator('.take-back').waitFor();
      await page.locator('.dock .confirm[aria-disabled="false"]').waitFor();
      await page.waitForTimeout(400);
      if (turn === 3) await picture(page, 'phone-figure');
      await page.locator('.dock .confirm').tap();
      await page.locator('.take-back').waitFor({ state: 'detached' });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `nothing is wider than the screen: ${wide}`);
    await page.getByRole('button', { name: 'Players and history' }).tap();
    await page.getByRole('tab', { name: 'History' }).waitFor();
    await page.waitForTimeout(400);
    await picture(page, 'phone-history');
    for (const path of ['/', '/new', '/rules/base-game', '/settings']) {
      await page.goto(path);
      await page.waitForTimeout(700);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 390, `${path} is ${width} px wide on a phone of 390`);
      await picture(page, `phone${path.replaceAll('/', '-')}`);
    }
  },

  'a turn is played by the keyboard alone': async (pages) => {
    const page = await pages.open('/settings');
    const created = await openTable(page, [here('Anna', 0), computer('Ben', 1)]);
    await page.goto(`/t/${created.id}`);
    for (let turn = 0; turn < 3; turn++) {
      await waitForTurn(page);
      await page.locator('.world g.cell').first().waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      await page.locator('.world g.cell.cursor').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await page.locator('.take-back').waitFor();
      await page.keyboard.press('r');
      await page.locator('.dock .confirm[aria-disabled="false"]').waitFor();
      await page.waitForTimeout(300);
      const digits = await page.locator('.option kbd').allTextContents();
      if (digits.includes('1')) {
        await page.keyboard.press('1');
        await page.locator('.option[aria-checked="true"] kbd', { hasText: '1' }).waitFor();
      }
      await page.keyboard.press('Enter');
      await page.locator('.take-back').waitFor({ state: 'detached' });
    }
    await waitForTurn(page);
    await page.waitForFunction(() => /Ben places a tile/.test(document.querySelector('[data-live=polite]').textContent));
    await page.keyboard.press('l');
    const list = page.getByRole('dialog', { name: 'List of what you can do' });
    await list.getByRole('button', { name: /of the first tile/ }).first().waitFor();
    await checkAccessibility(page, 'the list of actions');
    await list.getByRole('button', { name: /of the first tile/ }).first().click();
    await page.locator('.take-back').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await page.getByRole('dialog', { name: 'What is on the board' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await picture(page, 'keys');
  },

  'a lost line shows itself and heals': async (pages) => {
    const page = await pages.open('/settings');
    const created = await openTable(page, [here('Anna', 0), computer('Ben', 1)]);
    // The live line goes through the test, which can cut it.
    let isCut = false;
    const lines = new Set();
    await page.context().routeWebSocket(/\/live$/, (socket) => {
      if (isCut) {
        void socket.close();
        return;
      }
      const server = socket.connectToServer();
      lines.add({ socket, server });
    });
    await page.goto(`/t/${created.id}`);
    await waitForTurn(page);
    isCut = true;
    for (const { socket, server } of lines) {
      await server.close();
      await socket.close();
    }
    await page.getByText('Connection lost').waitFor();
    await picture(page, 'line-lost');
    isCut = false;
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    await chooseCell(page, 0);
    await confirm(page);
    await page.locator('.take-back').waitFor({ state: 'detached' });
  },

  'axe finds nothing serious': async (pages) => {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      for (const size of [DESKTOP, PHONE]) {
        const page = await pages.open('/', { ...size, colorScheme });
        const name = `${colorScheme}-${size === PHONE ? 'phone' : 'desktop'}`;
        for (const path of ['/', '/new', '/rules/base-game', '/settings', '/nowhere', '/t/nosuchtable1']) {
          await page.goto(path);
          await page.waitForTimeout(900);
          await checkAccessibility(page, `${path} ${name}`);
        }
        await page.goto('/settings');
        const created = await openTable(page, [here('Anna', 0), computer('Ben', 1), computer('Cilka', 2)]);
        await page.goto(`/t/${created.id}`);
        await waitForTurn(page);
        await page.waitForTimeout(500);
        await checkAccessibility(page, `the table ${name}`);
        await chooseCell(page, 0);
        await page.waitForTimeout(500);
        await checkAccessibility(page, `the table with a draft ${name}`);
        await picture(page, `table-${name}`);
        await page.context().close();
      }
    }
  },

  'rules are read and searched': async (pages) => {
    const page = await pages.open('/rules/BG-31');
    await page.locator('#BG-31.lit').waitFor();
    await picture(page, 'rulebook');
    await page.getByRole('searchbox').fill('pennant');
    await page.locator('.search-hits a').first().waitFor();
    await page.getByRole('searchbox').fill('bg-42');
    await page.locator('.search-hits a', { hasText: 'BG-42' }).first().click();
    await page.locator('#BG-42.lit').waitFor();
  },

  'a saved game of another program is loaded': async (pages) => {
    const file = existsSync(EXAMPLES) ? readdirSync(EXAMPLES).find((name) => name.endsWith('.jcz')) : undefined;
    if (!file) return 'skipped: no .jcz file in examples/';
    const page = await pages.open('/new');
    const input = page.locator('input[type=file]');
    await input.waitFor({ state: 'attached' });
    await input.setInputFiles(join(EXAMPLES, file));
    await page.getByRole('status').filter({ hasText: file }).or(page.locator('.table')).first().waitFor();
    await picture(page, 'loaded-file');
    return file;
  },

  'a broken file is refused with its reason': async (pages) => {
    const page = await pages.open('/new');
    const input = page.locator('input[type=file]');
    await input.waitFor({ state: 'attached' });
    await input.setInputFiles({ name: 'broken.jcz', mimeType: 'text/plain', buffer: Buffer.from('{"no":') });
    await page.getByText('broken.jcz could not be read').waitFor();
  },

  'a set-up is shared by its link': async (pages) => {
    const page = await pages.open('/new');
    await page.getByRole('radio', { name: /^Winter/ }).click();
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share this set-up' }).click();
    await page.locator('#main').getByText('The link to this set-up is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await pages.open(link.replace(/^https?:\/\/[^/]+/, ''));
    await other.getByRole('radio', { name: /^Winter/, checked: true }).waitFor();
    assert.equal(await other.locator('.seats > li').count(), 3);
  },

  'a phone lying on its side shows everything': async (pages) => {
    const page = await pages.open('/settings', { ...PHONE, viewport: { width: 844, height: 390 } });
    await openTurn(page);
    await page.waitForTimeout(600);
    const [cell] = await offeredCells(page);
    await page.touchscreen.tap(cell[0], cell[1]);
    await page.locator('.dock .confirm[aria-disabled="false"]').waitFor();
    await page.waitForTimeout(400);
    await picture(page, 'phone-landscape');
    const button = await page.locator('.dock .confirm').boundingBox();
    assert.ok(button && button.y + button.height <= 390, 'Confirm is in sight');
  },
};
