import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const OUT = join(import.meta.dirname, 'out');

/** Starts the browser of the system; `CHROMIUM` names another. */
export function launch() {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'en' };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en',
};

/** Pages made by a test, with everything that went wrong in them. */
export class Pages {
  /** @type {string[]} */
  problems = [];

  constructor(browser, url) {
    this.browser = browser;
    this.url = url;
  }

  /** A page of its own browser window, with nothing kept from others. */
  async open(path, options = DESKTOP) {
    const context = await this.browser.newContext({ baseURL: this.url, ...options });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.problems.push(`${path}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      const isNetwork = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isNetwork) this.problems.push(`${path}: ${message.text()}`);
    });
    await page.goto(path);
    return page;
  }
}

/** Takes a screenshot into `e2e/out`. */
export async function picture(page, name) {
  mkdirSync(OUT, { recursive: true });
  await page.screenshot({ path: join(OUT, `${name}.png`) });
}
