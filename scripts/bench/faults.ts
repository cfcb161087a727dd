/**
 * `npm run bench:faults`, after `npm run build`: the fault tests with 2,000 inquiries, 50,000 mutated
 * requests, and 3,500 idle or slow connections.
 * FAST_CHECK_SEED repeats a printed seed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../../tests/support/browser';
import { installServers } from '../../tests/support/servers';

const root = join(__dirname, '..', '..');

async function main(): Promise<void> {
  installServers();
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', 'playwright'),
    ['test', '--workers=1', 'tests/system/faults.spec.ts', 'tests/system/abuse.spec.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        CI: '1',
        FAULT_ENQUIRIES: '2000',
        FUZZ_REQUESTS: '50000',
        LOAD_SHARE: '1',
        CHROMIUM_PATH: await findBrowser(),
      },
    },
  );
  process.exitCode = status ?? 1;
}

void main();
