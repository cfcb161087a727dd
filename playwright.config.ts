import { defineConfig } from '@playwright/test';
import { environments } from './tests/support/environments';
import { launchChromium } from './tests/support/launch-chromium';

/** Tests with this in the title or `tag` run in `npm run test:full` only. */
const FULL = /@full/;

export default defineConfig<object, { environment: string; fault: string }>({
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
    launchOptions: launchChromium(),
  },
  // tests/run.ts says which of them `npm test` and `npm run test:full` run.
  projects: [
    { name: 'site', testMatch: 'tests/{contract,e2e}/**', grepInvert: FULL },
    { name: 'full', testMatch: 'tests/{contract,e2e}/**', grep: FULL },
    { name: 'system', testDir: 'tests/system' },
    // Each journey runs in each environment.
    ...Object.entries(environments).map(([name, { use }]) => ({
      name,
      testDir: 'tests/journeys',
      use: { ...use, environment: name },
    })),
    // One journey for each environment's fault: it fails in that environment, and passes in a plain window.
    ...Object.entries(environments).flatMap(([name, { fault }]) =>
      (fault ? [name, name === 'plain' ? 'low window' : 'plain'] : []).map((environment) => ({
        name: `fault of ${name} in ${environment}`,
        testMatch: `tests/journeys/${fault?.journey}.spec.ts`,
        expect: { timeout: 5000 },
        use: { ...environments[environment]?.use, navigationTimeout: 15_000, environment, fault: name },
      })),
    ),
  ],
});
