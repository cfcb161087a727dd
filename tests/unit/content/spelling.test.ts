/** @requirement BLOG-10 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const cspell = join(process.cwd(), 'node_modules/.bin/cspell');

test('everything in content/ is spelled in American English', () => {
  const { stdout, stderr, status } = spawnSync(cspell, ['lint', '--no-progress', '--no-color'], {
    encoding: 'utf8',
  });
  const checked = Number(/Files checked: (\d+)/.exec(stderr)?.[1]);
  expect(stdout).toBe('');
  expect(status).toBe(0);
  expect(checked).toBeGreaterThan(60);
}, 60_000);
