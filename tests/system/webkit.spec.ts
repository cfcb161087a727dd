import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { services } from '@/content/services';
import { freePort } from '@/scripts/support/site';
import { aRequest } from '../support/contact-form';
import { findServer } from '../support/installed-servers';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

/**
 * A smoke run in WebKitGTK by WebDriver's HTTP interface, where Playwright has no WebKit: one window, one session. The
 * driver loses its session when a link is followed, so each test stays on a page.
 */
test.describe.configure({ mode: 'serial' });

// Where Playwright has WebKit, the journeys run in it.
const driver = existsSync(webkit.executablePath()) ? null : findServer('webkit');
const browser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
test.skip(driver === null || browser === undefined, 'no WebKit on this machine');

const ENTER = '\uE007';
const TAB = '\uE004';
/** The driver's name for the id of an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const programs: ChildProcess[] = [];
let session = '';

/** Sends a command of WebDriver. @returns its value. @throws Error with the driver's message. */
async function command<Value>(path: string, body: object = {}, method = 'POST'): Promise<Value> {
  const answer = await fetch(session + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
  return value;
}

/** Runs a script in the page. */
const run = <Value>(script: string, ...args: unknown[]) => command<Value>('/execute/sync', { script, args });

/** Finds what a person sees by its role's selector and the start of its name; waits until it is there. */
async function find(selector: string, name: string): Promise<Record<string, string>> {
  let found: Record<string, string> | null = null;
  const script = `return [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility()
    && [one.getAttribute('aria-label'), one.labels?.[0]?.textContent, one.textContent]
      .some((text) => text?.trim().startsWith(arguments[1]))) ?? null`;
  await expect(async () => {
    found = await run(script, selector, name);
    expect(found, `${selector} '${name}'`).not.toBeNull();
  }).toPass({ timeout: 10_000 });
  return found as unknown as Record<string, string>;
}

/** Types into something, or presses a key on it. */
async function type(selector: string, name: string, text: string): Promise<void> {
  const found = await find(selector, name);
  await command(`/element/${found[ELEMENT]}/value`, { text });
}

/** Opens an address and waits for React. */
async function open(url: string): Promise<void> {
  await command('/url', { url });
  const attached = `return Object.keys(document.querySelector('header button')).some((key) => key.startsWith('__react'))`;
  await expect.poll(() => run(attached)).toBe(true);
}

test.beforeAll(async () => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve) =>
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`)),
  );
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    // There is no graphics card, and its sandbox does not start as root or in a container.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  programs.push(
    screen,
    spawn(driver as string, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }),
  );
  const origin = `http://127.0.0.1:${port}/session`;
  const options = { binary: browser, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  await expect(async () => {
    session = origin;
    const { sessionId } = await command<{ sessionId: string }>('', { capabilities: { alwaysMatch } });
    session = `${origin}/${sessionId}`;
  }).toPass({ timeout: 30_000 });
});

test.afterAll(async () => {
  await command('', {}, 'DELETE').catch(() => undefined);
  for (const program of programs.reverse()) program.kill();
});

test('WebKit: ten pages hydrate and fit the window', async ({ origin }) => {
  for (const path of [
    ...['/', '/services', '/services/ai-training', '/industries', '/case-studies', '/blog', '/resources'],
    ...['/faq', '/tools/business-case', '/legal/cookies'],
  ]) {
    await open(origin + path);
    await find('h1', '');
    expect(await run('return document.documentElement.scrollWidth - innerWidth'), path).toBeLessThanOrEqual(
      0,
    );
  }
});

test('WebKit: the calculator computes its estimate', async ({ origin }) => {
  await open(`${origin}/tools/pricing-calculator`);
  for (let step = 1; step <= 5; step += 1) {
    await find('h2', `Question ${step} of 6`);
    await type('main button', 'Continue with', ENTER);
  }
  await type('main button', 'Generate Estimate', ENTER);
  await find('h1', 'Your estimate: ');
  const cells = await run<string[]>(
    `return [...document.querySelectorAll('td')].map((cell) => cell.textContent)`,
  );
  const amounts = cells.map((cell) => Number(cell.replace(/[^\d.]/g, '')));
  expect(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBeCloseTo(amounts.at(-1) ?? 0, 1);
});

test('WebKit: an inquiry is rejected without an email address, and then arrives', async ({ origin }) => {
  const typed = aRequest();
  await open(`${origin}/contact`);
  await type('input', 'Full Name', typed.name + TAB);
  await type('button', 'Submit Request', ENTER);
  await find('form [role=status]', '2 fields to fix');
  await type('input', 'Email Address', typed.email);
  await type('textarea', 'Your Message', typed.message);
  await type('button', 'Submit Request', ENTER);
  await find('h2', 'Request Received!');
  expect(await mailsWith(typed.email)).toHaveLength(1);
});

test('WebKit: the assistant answers', async ({ origin }) => {
  const [{ title }] = services as [(typeof services)[number]];
  await open(`${origin}/services`);
  await type('button', 'Open chat', ENTER);
  // Until the panel has loaded, another field takes what is typed.
  await find('[role=log]', 'Conversation');
  await type('input', 'Ask a question', `How much is ${title}?${ENTER}`);
  await find('[role=log] p', `${title} for `);
});
