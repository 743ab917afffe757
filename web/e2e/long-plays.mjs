import assert from 'node:assert/strict';

import { DESKTOP, picture } from './browser.mjs';
import { checkAccessibility } from './accessibility.mjs';
import { dragonStep, playedGame, tableFrom } from './pictures.mjs';
import { chooseCell, confirm, openTurn, waitForTurn } from './table.mjs';

/** The Winter Edition with the dragon and the Gingerbread Man. */
const WINTER_DRAGON = {
  sets: [{ id: 'winter' }, { id: 'princess-and-dragon-c1' }, { id: 'gingerbread-man' }],
};

/** A game has fewer decisions of one player than this. */
const MOST_STEPS = 400;

/** So many games are played for scenes that the draws may pass by. */
const MOST_GAMES = 3;

/** What the page shows of the decision, told without words, so that it holds in every language. */
function shown(page) {
  return page.evaluate(() => ({
    asks: document.querySelector('.dock.tone-turn')?.getAttribute('data-asks') ?? null,
    onTile: document.querySelectorAll('.world .on-tile').length,
    eats: document.querySelectorAll('.world .label').length,
    leaving: document.querySelectorAll('.figures .leaving').length,
    rings: document.querySelectorAll('.world circle.ring').length,
    places: document.querySelectorAll('.world circle.disc').length,
    options: document.querySelectorAll('.option:not(.nothing)').length,
    path: document.querySelectorAll('.world path.path').length,
    neutral: [...document.querySelectorAll('.figures img[data-figure^=neutral]')].map((one) => one.getAttribute('data-figure')),
  }));
}

/** Plays the own decisions of one game to its end, taking a picture of every moment once. */
export class LongPlay {
  scenes = new Set();
  asked = new Set();

  constructor(page, suffix = '') {
    this.page = page;
    this.suffix = suffix;
  }

  async scene(name) {
    if (this.scenes.has(name)) return;
    this.scenes.add(name);
    await this.page.waitForTimeout(450);
    await picture(this.page, name + this.suffix);
  }

  /** One decision: chooses, looks, confirms. */
  async decide(step) {
    const { page } = this;
    const before = await shown(page);
    this.asked.add(before.asks);
    switch (before.asks) {
      case 'decision-place-tile':
        if (before.neutral.includes('neutral fairy')) await this.scene('fairy');
        if (before.neutral.includes('neutral gingerbread-man')) await this.scene('gingerbread-man-stands');
        await chooseCell(page, step * 5);
        await this.answerFigure(step);
        break;
      case 'decision-move-dragon':
        if (before.eats > 0) await this.scene('dragon-may-eat');
        if (before.path > 0) await this.scene('dragon-path');
        await this.step(before.eats > 0, step);
        if ((await shown(page)).leaving > 0) await this.scene('dragon-eats');
        break;
      case 'decision-move-gingerbread-man':
        await this.scene('gingerbread-man');
        await this.chooseFromList(step);
        await this.scene('gingerbread-man-chosen');
        break;
      default:
        if (before.rings > 0) await this.scene(`rings-${before.asks}`);
        await this.chooseFromList(step);
    }
    await page.waitForTimeout(120);
    if (await page.locator('.dock .confirm[aria-disabled="true"]').count()) return;
    const { asks } = await shown(page);
    await confirm(page);
    // Either it is carried out, or something more is asked in the same turn.
    await page.waitForFunction((before) => {
      const dock = document.querySelector('.dock.tone-turn');
      return !document.querySelector('.take-back') || dock?.querySelector('.confirm[aria-disabled="true"]') || dock?.getAttribute('data-asks') !== before;
    }, asks);
  }

  /** What the tile just laid offers: a figure on it, through the portal, the princess. */
  async answerFigure(step) {
    const { page } = this;
    const asksMore = page.locator('.dock:not([data-asks="decision-place-tile"])');
    await page.locator('.option').first().or(page.locator('.dock .confirm[aria-disabled="false"]')).or(asksMore).first().waitFor();
    await page.waitForTimeout(150);
    for (let more = 0; more < 3; more++) {
      const now = await shown(page);
      if (now.asks === 'decision-place-tile' || now.asks === null) return;
      if (now.asks === 'decision-main-action' && now.places > 9) await this.scene('portal');
      if (now.rings > 0) await this.scene(`rings-${now.asks}`);
      const mustAnswer = (await page.locator('.dock .confirm[aria-disabled="true"]').count()) > 0;
      if (!mustAnswer && step % 4 === 3) return;
      await this.chooseFromList(step);
      await page.waitForTimeout(150);
      const after = await shown(page);
      if (after.asks === now.asks) return;
    }
  }

  async chooseFromList(step) {
    const { page } = this;
    await page.keyboard.press('l');
    const actions = page.locator('dialog[open] .action-item');
    await actions.first().waitFor();
    const count = await actions.count();
    await actions.nth(step % count).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.waitForTimeout(120);
  }

  /** A step from cell to cell: by a click on the cell, onto somebody where that is possible. */
  async step(eats, step) {
    const { page } = this;
    const wanted = eats ? '.world .label' : '.world .on-tile';
    const boxes = await page.locator(wanted).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    );
    const dock = await page.locator('.dock').boundingBox();
    const free = boxes.filter(([, y]) => y > 60 && y < dock.y - 4);
    if (free.length === 0) {
      await this.chooseFromList(step);
      return;
    }
    await page.mouse.click(...free[step % free.length]);
    await page.waitForTimeout(200);
  }

  /** Plays to the end; the page is loaded anew once on the way. */
  async play() {
    const { page } = this;
    for (let step = 0; await waitForTurn(page); step++) {
      assert.ok(step < MOST_STEPS, 'the game ends');
      if (step === 30) {
        await page.reload();
        await waitForTurn(page);
      }
      await this.decide(step);
    }
  }

  /**
   * Plays to the end, and more games of `setup` until all of `wanted` have been seen: the draws
   * are fair, so one game may pass a scene by.
   */
  async playFor(setup, wanted) {
    await this.play();
    for (let game = 1; game < MOST_GAMES && this.missing(wanted).length > 0; game++) {
      await openTurn(this.page, setup);
      await this.play();
    }
    assert.deepEqual(this.missing(wanted), [], `it came to ${[...this.scenes].join(', ')}`);
  }

  /** The patterns of `wanted` that no scene so far has matched. */
  missing(wanted) {
    return wanted.filter((pattern) => ![...this.scenes].some((scene) => pattern.test(scene)));
  }
}

async function openWinter(pages, locale) {
  const page = await pages.open('/settings', { ...DESKTOP, locale });
  await openTurn(page, WINTER_DRAGON);
  return page;
}

/** Plays that take long. */
export const LONG_PLAYS = {
  'a whole winter game with the dragon and the Gingerbread Man': async (pages) => {
    const page = await openWinter(pages, 'en');
    const play = new LongPlay(page);
    // One of the tiles of the last two is enough: once in a while the computer draws all of a kind.
    await play.playFor(WINTER_DRAGON, [/^fairy$/, /^dragon-path$/, /^dragon-eats$/, /^(gingerbread-man|portal)$/]);
    await page.waitForTimeout(600);
    await picture(page, 'dragon-end-of-game');
    await checkAccessibility(page, 'the end of a game with the dragon');
    assert.ok((await page.locator('.history .walk').count()) > 0);
    return `${[...play.scenes].join(', ')}; asked: ${[...play.asked].join(', ')}`;
  },

  'the dragon is told in Czech and Catalan': async (pages) => {
    const words = { cs: ['Drak', 'sežere'], ca: ['Drac', 'menja'] };
    const notes = [];
    for (const [language, [dragon, eats]] of Object.entries(words)) {
      const page = await pages.open('/settings', { ...DESKTOP, locale: language });
      const game = await playedGame(page, WINTER_DRAGON, 'Zima');
      const step = dragonStep(game);
      await tableFrom(page, game, step.n - 1, step.by, 'Zima');
      await page.waitForTimeout(500);
      await picture(page, `dragon-${language}`);
      await page.keyboard.press('l');
      await page.locator('dialog[open] .action-item').first().waitFor();
      await picture(page, `dragon-list-${language}`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('i');
      await page.locator('dialog[open] .action-item', { hasText: dragon }).waitFor();
      await picture(page, `dragon-on-board-${language}`);
      await page.keyboard.press('Escape');
      for (const label of await page.locator('.world .label').allTextContents()) {
        assert.ok(label.includes(eats), label);
        notes.push(label);
      }
      await page.locator('.world .on-tile').first().waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(300);
      await picture(page, `dragon-chosen-${language}`);
      await confirm(page);
      await page.waitForFunction((name) => document.querySelector('[data-live=polite]').textContent.includes(name), dragon);
    }
    return notes.join(', ');
  },
};
