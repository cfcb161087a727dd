import { defineConfig } from '@playwright/test';
import { findBrowser, installedEngines } from './scripts/support/browser';

// Workers read this file again, and take the answer from here.
process.env.CHROMIUM_PATH ??= findBrowser() ?? '';

/** Tests with this in the title or `tag` run in `npm run test:full` only. */
const FULL = /@full/;

/** Tests with this tag run in the other engines too: one for each feature, and a page of each kind. */
const ENGINES = /@engines/;

export default defineConfig({
  globalSetup: './tests/support/shared-site.ts',
  outputDir: '.test-output/playwright',
  fullyParallel: true,
  // Tests mostly wait.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...(process.env.SITE_ORIGIN && { baseURL: process.env.SITE_ORIGIN }),
    browserName: 'chromium',
    trace: 'off',
    // Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page has a frame of another origin; without it, each test starts one process less.
        '--disable-site-isolation-trials',
      ],
    },
  },
  // `npm test` runs the first; `npm run test:full` runs all (tests/run.ts).
  projects: [
    { name: 'site', testMatch: 'tests/{contract,e2e}/**', grepInvert: FULL },
    { name: 'full', testMatch: 'tests/{contract,e2e}/**', grep: FULL },
    { name: 'system', testDir: 'tests/system' },
    ...installedEngines().map((browserName) => ({
      name: browserName,
      testDir: 'tests/e2e',
      grep: ENGINES,
      use: { browserName, launchOptions: {} },
    })),
  ],
});
