import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

// An edit may leave something worth a look. What stays in the list for good teaches editors to skip it.
test('the content check of a clean checkout finds nothing to fix and nothing worth a look', async () => {
  test.setTimeout(240_000);
  const command = ['--import', 'tsx', 'scripts/content-check/index.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  expect(stdout).toMatch(/^Content: \d+ pages\.\n\nNothing to fix\.\n/);
});
