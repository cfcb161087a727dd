import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/support/site';
import type { Driver } from './page';

/** GTK's toolbar is wider than a phone, so its parts are shrunk. */
const SMALL_TOOLBAR =
  'headerbar *, toolbar *, button, entry { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px }';

/** Letters keep their own widths, as on phones and Macs: hinting would round each to whole pixels. */
const SETTINGS = '[Settings]\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\n';

/** Keys as WebDriver writes them. */
const KEYS = { Enter: '\ue007', Escape: '\ue00c', Tab: '\ue004' };

/** Waits until there is an answer other than undefined. */
async function until(ask: () => Promise<unknown>, problem: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await ask().catch(() => undefined)) !== undefined) return;
    await pause(50);
  }
  throw new Error(problem);
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
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb stopped')));
  });
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  const file = join(settings, 'gtk-3.0/settings.ini');
  writeFileSync(file, `${SETTINGS}gtk-enable-animations=${Number(motion)}\n`);
  const port = await freePort();
  const server = spawn(programs.driver, ['-p', String(port)], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  });
  const orphans = () => [server, screen].map((child) => child.kill());
  process.once('exit', orphans);

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  }
  await until(() => call('GET', '/status'), 'WebKitWebDriver does not answer');
  const proxy = { proxyType: 'manual', sslProxy: '127.0.0.1:9' };
  const alwaysMatch = { browserName: 'MiniBrowser', proxy };
  const session = `/session/${(await call('POST', '/session', { capabilities: { alwaysMatch } })).sessionId}`;
  const post = (path: string, body: object = {}) => call('POST', session + path, body);
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] });
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    goto: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    // GTK applies a size late, and only then is the height of the window's frame known.
    resize: ({ width, height }) =>
      until(async () => {
        const [innerWidth, innerHeight, frame] = await evaluate(
          '[innerWidth, innerHeight, outerHeight - innerHeight]',
        );
        if (innerWidth === width && innerHeight === height) return null;
        await post('/window/rect', { x: 0, y: 0, width, height: height + frame });
        return undefined;
      }, `WebKit's page did not become ${width} x ${height} px`),
    evaluate,
    click: async (selector) => {
      const element = await post('/element', { using: 'css selector', value: selector });
      await post(`/element/${Object.values(element)[0]}/click`);
    },
    type,
    press: (key) => type(KEYS[key]),
    async close() {
      await call('DELETE', session).catch(() => {});
      process.off('exit', orphans);
      orphans();
    },
  };
}
