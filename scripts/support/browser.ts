import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Chromium's headless shell, which takes a third of the processor time of the full browser. */
const SHELL = 'chromium-headless-shell';
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns path of a program, or undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
    env,
  });
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}

/** The shell that `playwright install` downloads, beside the browser whose path Playwright tells. */
const hasDownloadedShell = () =>
  existsSync(chromium.executablePath().replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1'));

/**
 * Finds a Chromium: the one that CHROMIUM_PATH names, an installed shell, Playwright's download, or an installed full
 * browser.
 *
 * @returns path of the executable, or undefined. Playwright then takes its download, or says what to install.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH || findProgram(SHELL);
  return named || (hasDownloadedShell() ? undefined : WITH_WINDOWS.map(findProgram).find(Boolean));
}

/** Glyphs keep their own widths, as on phones and Macs. By default, Chromium on Linux rounds them to whole pixels. */
export const UNHINTED = '--font-render-hinting=none';

/** Starts the Chromium of `findBrowser`, with arguments of its command line. */
export function launchBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [UNHINTED, ...args] });
}

/**
 * Installs the shell where it is missing and CHROMIUM_PATH names no browser: Playwright's download, or Debian's package
 * where this process may install it. If both fail, a full browser is used.
 */
export function installBrowser(): void {
  if (process.env.CHROMIUM_PATH || findProgram(SHELL) || hasDownloadedShell()) return;
  const hasOther = findBrowser() !== undefined;
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // Without a connection, an installed browser is better than a long wait.
      timeout: hasOther ? 60_000 : 900_000,
    }).status === 0;
  const install = (name: string) => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);

  if (run('npx', 'playwright', 'install', '--only-shell', 'chromium')) return;
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  run('apt-get', 'update', '-qq');
  // Older releases of Debian have no package of the shell.
  if (!install(SHELL) && !hasOther) install('chromium');
}
