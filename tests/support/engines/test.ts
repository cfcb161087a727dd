import { existsSync } from 'node:fs';
import { test as base, expect, firefox, webkit } from '@playwright/test';
import { startSite } from '@/scripts/support/site';
import { type MailServer, startMailServer } from '../mail';
import { findServer } from '../servers';
import { openFirefox } from './firefox';
import { type Driver, EnginePage } from './page';
import { openInPlaywright } from './playwright';
import { type WatchedSite, watchSite } from './watched-site';
import { openWebKit } from './webkit';

export { expect };

/** A project of playwright.config.ts names the engine of its tests. */
export type Engine = 'firefox' | 'webkit';

/** Opens an engine: Playwright's build where it is installed, else the system's. @returns null where there is none. */
async function open(engine: Engine, motion: boolean): Promise<Driver | null> {
  const own = { firefox, webkit }[engine];
  if (existsSync(own.executablePath())) return openInPlaywright(await own.launch(), motion);
  if (engine === 'firefox') {
    const program = findServer('firefox');
    return program === null ? null : openFirefox(program, motion);
  }
  const [driver, screen] = [findServer('webkit'), findServer('screen')];
  return driver === null || screen === null ? null : openWebKit({ driver, screen }, motion);
}

type WorkerFixtures = {
  engine: Engine;
  /** True where the visitor welcomes motion. */
  motion: boolean;
  mail: MailServer;
  site: WatchedSite;
  /** The engine's one page of this worker. */
  opened: EnginePage | null;
  /** Chromium's page, to compare with. */
  reference: EnginePage;
};

/**
 * The tests of this folder's engines: `visitor` is a page in the project's engine, with nothing stored but a declined
 * cookie banner. An error in the page fails the test.
 */
export const test = base.extend<{ visitor: EnginePage }, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  motion: [false, { option: true, scope: 'worker' }],
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({ SMTP_URL: mail.url, CONTACT_LIMIT: '100000' });
      const watched = await watchSite(site.port);
      await use(watched);
      await watched.stop();
      await site.stop();
    },
    { scope: 'worker' },
  ],
  opened: [
    async ({ engine, motion, site }, use) => {
      const driver = await open(engine, motion);
      await use(driver && new EnginePage(driver, site.origin));
      await driver?.close();
    },
    { scope: 'worker' },
  ],
  reference: [
    async ({ browser, site }, use) => {
      const driver = await openInPlaywright(browser);
      await use(new EnginePage(driver, site.origin));
      await driver.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ opened, site }, use, info) => {
    if (opened === null) {
      info.skip(true, 'the engine is not installed');
      return;
    }
    site.answerContact();
    await opened.forget();
    // Only now: leaving the page of the test before breaks off what it was loading.
    site.troubles();
    await use(opened);
    expect(site.troubles(), 'uncaught errors, files that did not load, violations').toEqual([]);
  },
});
