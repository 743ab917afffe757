// Runs the tests in a real browser against a real server. A word of a test's name as argument runs
// only those tests.
import { launch, Pages, picture } from './browser.mjs';
import { startServer } from './server.mjs';
import { FIRST_GAME } from './first-game.mjs';
import { KEYBOARD } from './keyboard.mjs';
import { CARDS } from './cards.mjs';
import { HALFLINGS } from './halflings.mjs';
import { LONG_PLAYS } from './long-plays.mjs';
import { TESTS } from './tests.mjs';

const wanted = process.argv.slice(2).join(' ');
const server = await startServer();
const browser = await launch();
let failed = 0;
try {
  for (const [name, run] of Object.entries({ ...TESTS, ...KEYBOARD, ...FIRST_GAME, ...LONG_PLAYS, ...HALFLINGS, ...CARDS })) {
    if (wanted && !name.includes(wanted)) continue;
    const pages = new Pages(browser, server.url);
    const start = Date.now();
    try {
      const note = await run(pages);
      if (pages.problems.length > 0) throw new Error(`the page complained: ${pages.problems.join('\n')}`);
      console.log(`ok   ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)${note ? `: ${note}` : ''}`);
    } catch (error) {
      failed += 1;
      console.log(`FAIL ${name}\n${error instanceof Error ? error.stack : error}\n${pages.problems.join('\n')}`);
      const page = browser.contexts().at(-1)?.pages().at(-1);
      if (page) await picture(page, `failed-${name.replaceAll(/\W+/g, '-')}`);
    } finally {
      for (const context of browser.contexts()) await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
if (failed > 0) {
  console.log(`${failed} failed`);
  process.exitCode = 1;
}
