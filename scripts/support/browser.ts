import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Names of installed browsers. The shell, a Chromium without windows, takes half the processor's time. */
const INSTALLED = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @returns path of a program, or undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
    env,
  });
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}

/**
 * Finds a Chromium: the one that CHROMIUM_PATH names, an installed one, or Playwright's download.
 *
 * @returns path of the executable, or undefined. Playwright then says what to install.
 */
export function findBrowser(): string | undefined {
  const downloaded = chromium.executablePath();
  return (
    process.env.CHROMIUM_PATH ||
    INSTALLED.map(findProgram).find(Boolean) ||
    (existsSync(downloaded) ? downloaded : undefined)
  );
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 900_000 }).status === 0;

/** Installs a Chromium where there is none: Playwright's, or Debian's package where this process may install it. */
export function installBrowser(): void {
  if (findBrowser() || run('npx', ['playwright', 'install', 'chromium'])) return;
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  run('apt-get', ['update', '-qq']);
  // Older releases of Debian have no package of the shell.
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  if (!run('apt-get', [...install, 'chromium-headless-shell'])) run('apt-get', [...install, 'chromium']);
}
