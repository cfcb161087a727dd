import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { freePort } from '@/scripts/support/site';
import type { Driver } from './page';

/** GTK's toolbar is wider than a phone, so its parts are shrunk. */
const SMALL_TOOLBAR =
  'headerbar *, toolbar *, button, entry { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px }';

/** Letters keep their own widths, as on phones and Macs: hinting would round each to whole pixels. */
const SETTINGS = '[Settings]\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\n';

/** Starts a screen in memory. @returns the process and the screen's name. */
function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', (number) => resolve({ screen, display: `:${String(number).trim()}` }));
    screen.once('exit', () => reject(new Error('Xvfb stopped')));
  });
}

/**
 * Starts WebKit (GTK's port) on a screen in memory, steered over WebDriver. A dead proxy blocks every other machine.
 *
 * @param programs paths of WebKitWebDriver and Xvfb.
 * @param motion true where motion is welcome.
 */
export async function openWebKit(
  programs: { driver: string; screen: string },
  motion: boolean,
): Promise<Driver> {
  const { screen, display } = await startScreen(programs.screen);
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  writeFileSync(
    join(settings, 'gtk-3.0/settings.ini'),
    `${SETTINGS}gtk-enable-animations=${Number(motion)}\n`,
  );
  const port = await freePort();
  const server = new DriverService.Builder(programs.driver)
    .setHostname('127.0.0.1')
    .setPort(port)
    .addArguments('-p', String(port))
    .setEnvironment({ ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings })
    .setStdio('ignore')
    .build();
  const address = await server.start();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' },
  });
  const browser = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const window = browser.manage().window();
  return {
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    async resize({ width, height }) {
      // GTK applies a size late, and only then is the height of the window's frame known.
      await browser.wait(
        async () => {
          const [innerWidth, innerHeight, frame] = await browser.executeScript<[number, number, number]>(
            'return [innerWidth, innerHeight, outerHeight - innerHeight]',
          );
          if (innerWidth === width && innerHeight === height) return true;
          await window.setRect({ x: 0, y: 0, width, height: height + frame });
          return false;
        },
        10_000,
        `WebKit's page did not become ${width} x ${height} px`,
      );
    },
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    click: (selector) => browser.findElement(By.css(selector)).click(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) =>
      browser
        .actions()
        .sendKeys(Key[key.toUpperCase() as 'ENTER'])
        .perform(),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async close() {
      await browser.quit().catch(() => {});
      await server.kill();
      screen.kill();
    },
  };
}
