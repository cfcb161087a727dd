/** The fault test with 2,000 enquiries, after `npm run build`: `npm run bench:faults`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../support/browser.mjs';

const root = join(import.meta.dirname, '..', '..');
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', 'tests/contract/faults.spec.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: '1', FAULT_ENQUIRIES: '2000', CHROMIUM_PATH: await findBrowser() },
  },
);
process.exitCode = status ?? 1;
