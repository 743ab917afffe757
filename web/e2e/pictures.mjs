// Makes the pictures of README: real tables, played by computers to a good moment.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DESKTOP, launch, PHONE, Pages } from './browser.mjs';
import { startServer } from './server.mjs';
import { computer, here, openTable, stillness, waitForTurn } from './table.mjs';

const OUT = join(import.meta.dirname, '../../docs/pictures');

/** A picture may not be larger than this, in bytes. */
const MOST = 200 * 1024;

const PEOPLE = [
  ['Anna', 0],
  ['Ben', 1],
  ['Cilka', 2],
];

/** Turns a screenshot into WebP, by the browser itself. */
async function toWebp(browser, png) {
  const page = await browser.newPage();
  const data = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
    const reader = new FileReader();
    return new Promise((resolve) => {
      reader.onload = () => resolve(reader.result.split(',')[1]);
      reader.readAsDataURL(blob);
    });
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(data, 'base64');
}

/** Lets three computers play a whole game; the lines of its record. */
export async function playedGame(page, setup, name) {
  const seats = PEOPLE.map(([who, colour]) => computer(who, colour));
  const created = await openTable(page, seats, setup, { name });
  for (let tries = 0; tries < 600; tries++) {
    const table = await (await page.request.get(`/api/games/${created.id}`)).json();
    if (table.state.phase === 'finished') break;
    await page.waitForTimeout(250);
  }
  const record = await (await page.request.get(`/api/games/${created.id}/record`)).text();
  return { id: created.id, moves: record.trim().split('\n').slice(1).map((line) => JSON.parse(line)) };
}

/** A table that goes on from a moment of a played game, with one seat at this screen. */
export async function tableFrom(page, game, version, seat, name) {
  const seats = PEOPLE.map(([who, colour], index) => (index === seat ? here(who, colour) : computer(who, colour)));
  const answer = await page.request.post(`/api/games/${game.id}/play-on`, { data: { version, name, seats, pace_ms: 60_000 } });
  const created = await answer.json();
  await page.evaluate((made) => {
    localStorage.setItem('bastide.games', JSON.stringify({ [made.id]: { ...made, name: '', seen: 1 } }));
  }, created);
  await page.goto(`/t/${created.id}`);
  await waitForTurn(page);
  await stillness(page);
  return created;
}

/** The version at which a seat places its tile for the time `turn`. */
export function placement(game, turn) {
  const places = game.moves.filter(({ move, by }) => move.startsWith('place (') && by === 0);
  return places[Math.min(turn, places.length - 1)].n - 1;
}

/** The version before a step of the dragon whose way is already three cells long. */
export function dragonStep(game) {
  const steps = game.moves.filter(({ move }) => move.startsWith('dragon '));
  const later = steps.filter((step, index) => index > steps.length / 3 && steps[index - 2]?.n === step.n - 2 && steps[index - 3]?.n === step.n - 3);
  return later[0] ?? steps.at(-1);
}

/** Chooses a place for a tile and a figure, as in the middle of a turn. */
export async function draftTurn(page) {
  await page.keyboard.press('l');
  const actions = page.locator('dialog[open] .action-item');
  await actions.first().waitFor();
  await actions.nth((await actions.count()) >> 1).click();
  await page.locator('.dock .confirm[aria-disabled="false"]').waitFor();
  await page.waitForTimeout(300);
  const option = page.locator('.option:not(.nothing)').first();
  if (await option.count()) await option.click();
  await page.mouse.move(5, 5);
  await page.dispatchEvent('body', 'pointerdown');
  await stillness(page);
  await page.waitForTimeout(600);
}

/** Goes to a turn in the middle in which there is much to choose; its number. */
async function goodTurn(page, game) {
  let best = { turn: 14, count: 0 };
  for (let turn = 18; turn >= 8 && best.count < 4; turn--) {
    await tableFrom(page, game, placement(game, turn), 0, 'Thursday evening');
    await draftTurn(page);
    const count = await page.locator('.option').count();
    if (count > best.count) best = { turn, count };
  }
  if (best.count < 4) {
    await tableFrom(page, game, placement(game, best.turn), 0, 'Thursday evening');
    await draftTurn(page);
  }
  return best.turn;
}

async function main() {
  mkdirSync(OUT, { recursive: true });
  const server = await startServer();
  const browser = await launch();
  const pages = new Pages(browser, server.url);
  const save = async (page, name) => {
    const webp = await toWebp(browser, await page.screenshot());
    if (webp.length > MOST) throw new Error(`${name}.webp has ${webp.length} bytes, more than ${MOST}`);
    writeFileSync(join(OUT, `${name}.webp`), webp);
    console.log(`${name}.webp: ${Math.round(webp.length / 1024)} KB`);
  };
  try {
    const desk = await pages.open('/settings');
    const summer = await playedGame(desk, { sets: [{ id: 'base-c2' }, { id: 'river-1-c2' }], options: { abbot: 'on' } }, 'Thursday evening');
    const turn = await goodTurn(desk, summer);
    await save(desk, 'table');
    const phone = await pages.open('/settings', { ...PHONE, deviceScaleFactor: 1.5 });
    await tableFrom(phone, summer, placement(summer, turn), 0, 'Thursday evening');
    await draftTurn(phone);
    await save(phone, 'phone');
    await desk.goto(`/t/${summer.id}`);
    await desk.locator('.result').waitFor();
    await desk.waitForTimeout(3_500);
    await save(desk, 'end-of-game');
    const winter = await playedGame(desk, { sets: [{ id: 'winter' }, { id: 'princess-and-dragon-c1' }, { id: 'gingerbread-man' }] }, 'The dragon');
    const step = dragonStep(winter);
    if (!step) throw new Error('the dragon did not move');
    await tableFrom(desk, winter, step.n - 1, step.by, 'The dragon');
    await desk.waitForTimeout(600);
    await save(desk, 'dragon');
    await desk.goto('/new');
    await desk.getByRole('switch', { name: /^River 12/ }).click();
    await desk.waitForTimeout(900);
    await save(desk, 'new-game');
  } finally {
    await browser.close();
    await server.stop();
  }
  if (pages.problems.length > 0) throw new Error(pages.problems.join('\n'));
}

if (process.argv[1] === import.meta.filename) await main();
