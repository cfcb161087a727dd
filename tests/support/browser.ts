import { execFileSync, spawnSync } from 'node:child_process';
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

function onPath(name: string): string | undefined {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split('\n')[0]?.trim() : undefined;
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function run(command: string, args: string[], seconds: number): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: seconds * 1000,
  });
  return status === 0;
}

/**
 * Finds a Chromium for the browser tests: the one that CHROMIUM_PATH names, an installed one, Playwright's
 * download, or Debian's package where this process may install it.
 *
 * @returns path of the executable.
 * @throws Error that says what was tried.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names '${named}', and there is no such file.`);
    return named;
  }
  const installed = INSTALLED.map(onPath).find(Boolean) ?? downloaded();
  if (installed) return installed;

  console.log('No Chromium is installed; trying the download of Playwright.');
  if (run('npx', ['playwright', 'install', 'chromium'], 300)) {
    const own = downloaded();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log("No download; installing Debian's package.");
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Older releases of Debian have no package of the shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 900)) {
        const packaged = onPath(name);
        if (packaged) return packaged;
      }
    }
  }
  throw new Error(
    'The browser tests need a Chromium. Install one, or set CHROMIUM_PATH to one. Tried: an installed browser, the download of Playwright, the Debian package.',
  );
}
