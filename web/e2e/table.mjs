import assert from 'node:assert/strict';

import { DESKTOP } from './browser.mjs';

/** Opens a table by the server's interface and gives this page the seats at this screen. */
export async function openTable(page, seats, setup = {}, more = {}) {
  const answer = await page.request.post('/api/games', {
    data: {
      name: 'Test table',
      setup: { sets: [{ id: 'base-c2' }], options: {}, seats: seats.length, ...setup },
      seats,
      pace_ms: 0,
      ...more,
    },
  });
  assert.equal(answer.status(), 200, await answer.text());
  const created = await answer.json();
  await page.evaluate((made) => {
    const game = { id: made.id, name: '', seats: made.seats, invitations: made.invitations, seen: 1 };
    localStorage.setItem('bastide.games', JSON.stringify({ [made.id]: game }));
  }, created);
  return created;
}

/** Plays for all seats at this screen, by the server's interface, until the table asks what is wanted. */
export async function playUntil(page, created, isWanted) {
  const headers = { Authorization: `Bearer ${created.seats.map((seat) => seat.token).join(' ')}` };
  const address = `/api/games/${created.id}`;
  for (let step = 0; step < 600; step++) {
    const table = await (await page.request.get(address, { headers })).json();
    const { decision } = table.state;
    if (isWanted(decision)) return decision;
    const action = decision.actions[step % Math.max(1, decision.actions.length)];
    if (!action) {
      await page.waitForTimeout(50);
      continue;
    }
    const data = { version: table.version, moves: [action.id] };
    const answer = await page.request.post(`${address}/commit`, { headers, data });
    assert.equal(answer.status(), 200, await answer.text());
  }
  throw new Error('the table never asked that');
}

export const here = (name, colour) => ({ kind: 'here', name, colour });
export const computer = (name, colour, level = 'greedy') => ({ kind: 'computer', name, colour, level });
export const byLink = (name, colour) => ({ kind: 'link', name, colour });

/** Waits until this page is asked to lay a tile, or the game is over; false when it is over. */
export async function waitForTurn(page) {
  const turn = page.locator('.dock.tone-turn');
  const over = page.locator('.result');
  // Cards for the end of the game are shown before the result.
  const revealed = page.locator('.revealed .btn.primary');
  await turn.or(over).or(revealed).first().waitFor();
  if (await revealed.isVisible()) {
    await revealed.click();
    await over.waitFor();
  }
  return !(await over.isVisible());
}

/** Opens a table of Anna here against a computer player, and waits until she is to lay a tile. */
export async function openTurn(page, setup = {}) {
  const created = await openTable(page, [here('Anna', 0), computer('Ben', 1)], setup);
  await page.goto(`/t/${created.id}`);
  await waitForTurn(page);
  return created;
}

/** Waits until cells are offered and the board stands still. */
export async function cellsOffered(page) {
  await page.locator('.world g.cell').first().waitFor({ state: 'attached' });
  await stillness(page);
}

/** The offered cells in pixels of the page, those that the dock does not cover. */
export async function offeredCells(page, half = false) {
  return page.evaluate((half) => {
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    const stage = document.querySelector('.stage').getBoundingClientRect();
    const tools = document.querySelector('.tools').getBoundingClientRect();
    const isFree = (x, y) =>
      x > stage.left + 5 &&
      x < stage.right - 5 &&
      y > stage.top + 5 &&
      (!dock || y < dock.top - 5 || x < dock.left - 5 || x > dock.right + 5) &&
      !(x > tools.left - 5 && x < tools.right + 5 && y > tools.top - 5 && y < tools.bottom + 5);
    // The middle of a half of a cell is that of its triangle.
    const middle = (cell) => {
      const half = cell.querySelector('polygon.offer');
      const box = cell.getBoundingClientRect();
      if (!half) return [box.x + box.width / 2, box.y + box.height / 2];
      const points = [...half.points].map((point) => point.matrixTransform(half.getScreenCTM()));
      return [points.reduce((sum, { x }) => sum + x, 0) / 3, points.reduce((sum, { y }) => sum + y, 0) / 3];
    };
    return [...document.querySelectorAll(`.world g.cell${half ? '.half' : ''}:not(.quiet)`)]
      .map(middle)
      .filter(([x, y]) => isFree(x, y));
  }, half);
}

/** Waits until the view of the board stands still. */
export async function stillness(page) {
  await page.waitForTimeout(60);
  await page.locator('.world:not(.moving)').waitFor({ state: 'attached' });
}

/** Chooses an offered cell with the pointer. */
export async function chooseCell(page, pick = 0) {
  await page.locator('.world g.cell:not(.quiet)').first().waitFor({ state: 'attached' });
  await stillness(page);
  let cells = await offeredCells(page);
  if (cells.length === 0) {
    await page.keyboard.press('c');
    await stillness(page);
    cells = await offeredCells(page);
  }
  assert.ok(cells.length > 0, 'an offered cell can be reached');
  const [x, y] = cells[pick % cells.length];
  await page.mouse.click(x, y);
  await page.locator('.take-back').waitFor();
}

/** Waits until the server has answered what may follow the chosen cell, and confirms. */
export async function confirm(page) {
  const button = page.locator('.dock .confirm[aria-disabled="false"]');
  await button.waitFor();
  await button.click();
}

/** What the table shows, to compare two windows. */
export async function seen(page) {
  return page.evaluate(() => ({
    tiles: document.querySelectorAll('.pieces img').length,
    figures: document.querySelectorAll('.figures img:not(.draft)').length,
    points: [...document.querySelectorAll('.player-points')].map((one) => one.getAttribute('data-points')),
    left: document.querySelector('.pile-count')?.textContent?.trim(),
    turns: document.querySelectorAll('.history .turn-row').length,
  }));
}

/** Everything that the page is sent by the server about its table. */
function overheard(page, id) {
  const texts = [];
  page.on('response', async (answer) => {
    if (answer.url().includes(`/api/games/${id}`)) texts.push(await answer.text().catch(() => ''));
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(String(payload))));
  return texts;
}

/** A window of its own with one seat of a table, or none; and what the server tells it. */
export async function windowOf(pages, created, seat, options = DESKTOP) {
  const page = await pages.open('/settings', options);
  const seats = seat === null ? [] : [created.seats[seat]];
  await page.evaluate(
    ([id, own]) => localStorage.setItem('bastide.games', JSON.stringify({ [id]: { id, name: '', seats: own, invitations: [], seen: 1 } })),
    [created.id, seats],
  );
  const texts = overheard(page, created.id);
  await page.goto(`/t/${created.id}`);
  await page.locator('.board').waitFor();
  return { page, texts };
}
