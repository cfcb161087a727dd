/**
 * @jest-environment node
 * @requirement BLOG-10
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const cspell = join(process.cwd(), 'node_modules/.bin/cspell');
const run = (args: string[], input?: string) =>
  spawnSync(cspell, ['lint', '--no-progress', '--no-color', ...args], { encoding: 'utf8', input });

test('everything in content/ is spelled in American English', () => {
  const { stdout, stderr, status } = run([]);
  const checked = Number(/Files checked: (\d+)/.exec(stderr)?.[1]);
  console.log(`Spelling: ${checked} files of content checked.`);
  expect(stdout).toBe('');
  expect(status).toBe(0);
  expect(checked).toBeGreaterThan(60);
}, 60_000);

test('the spelling check finds a mistake and a British spelling', () => {
  const text = 'The colour of the reciept was optimised.\n';
  const { stdout, status } = run(['--no-summary', '--words-only', 'stdin://content/x.md'], text);
  expect(stdout.trim().split('\n')).toEqual(['colour', 'reciept', 'optimised']);
  expect(status).toBe(1);
}, 60_000);
