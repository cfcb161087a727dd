import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webkit } from '@playwright/test';
import { services } from '@/content/services';
import { freePort } from '@/scripts/support/site';
import { aRequest } from '../support/contact-form';
import { findServer } from '../support/installed-servers';
import { mailsWith } from '../support/shared-site';
import { expect, test } from '../support/test';

/**
 * The journeys in WebKitGTK by WebDriver's HTTP interface, where Playwright has no WebKit: one window, one session.
 * The driver can neither save a file nor print, so the workbook and the downloads are left out.
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
/** Whether React has attached. A page that is still empty has no header. */
const ATTACHED = `return Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__react'))`;
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
  // What React is about to replace cannot take the focus.
  await expect(async () => {
    const found = await find(selector, name);
    await command(`/element/${found[ELEMENT]}/value`, { text });
  }).toPass({ timeout: 10_000 });
}

/** Opens an address and waits for React. */
async function open(url: string): Promise<void> {
  await command('/url', { url });
  await expect.poll(() => run(ATTACHED)).toBe(true);
}

/** What the page says of an element, once it is there. */
const textOf = async (selector: string, name = '') =>
  run<string>('return arguments[0].textContent', await find(selector, name));

/** Follows a link to another page. */
async function follow(selector: string, name: string): Promise<void> {
  const from = await run<string>('return location.href');
  await type(selector, name, ENTER);
  await expect.poll(() => run<string>('return location.href')).not.toBe(from);
  await expect.poll(() => run(ATTACHED)).toBe(true);
}

test.beforeAll(async () => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve) =>
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`)),
  );
  const port = await freePort();
  // A transition between two pages hangs this engine without a graphics card.
  const settings = join(test.info().project.outputDir, 'webkit-settings');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: settings,
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
  await command('/window/rect', { x: 0, y: 0, width: 1300, height: 1000 });
});

test.afterAll(async () => {
  await command('', {}, 'DELETE').catch(() => undefined);
  for (const program of programs.reverse()) program.kill();
});

/** Expects the contact form to bring along what a tool found. */
async function hasMessage(begin: string): Promise<void> {
  await expect
    .poll(() => run<string>(`return document.querySelector('textarea[name=message]')?.value ?? ''`))
    .toContain(begin);
}

test('WebKit: from the home page to a price, in another currency', async ({ origin }) => {
  const [service] = services as [(typeof services)[number]];
  await open(origin);
  await follow('main h3 a', service.title);
  await find('main p', 'Base price');
  await type('header button', 'Currency', ENTER);
  await type('[role=menuitemradio]', 'EUR', ENTER);
  await expect.poll(() => textOf('main p', 'Base price')).toContain('€');
});

for (const [path, questions, result, action, message] of [
  ['/tools/pricing-calculator', 6, 'Your estimate: ', 'Schedule a Consultation', 'Estimated total: '],
  ['/tools/service-selector', 5, 'Start with', 'Book a Consultation', ': '],
] as const)
  test(`WebKit: ${path} gives a result and passes it to the contact form`, async ({ origin }) => {
    await open(origin + path);
    for (let step = 1; step <= 5; step += 1) {
      await find('h2', `Question ${step} of ${questions}`);
      await type('main button', 'Continue with', ENTER);
    }
    if (questions > 5) await type('main button', 'Generate Estimate', ENTER);
    await find('h1', result);
    await follow('main a', action);
    await hasMessage(message);
  });

test('WebKit: the ROI calculator passes the computed payback to the contact form', async ({ origin }) => {
  await open(`${origin}/resources/ai-roi-calculator?r=1_10_50__50_9000_4000&currency=USD`);
  await type('main input', 'Hourly rate', `40${TAB}`);
  await find('main td, main th', '18.0 months');
  await follow('main a', 'Book a Consultation');
  await hasMessage('Payback: 18.0 months');
});

test('WebKit: a business case keeps typed text after a reload', async ({ origin }) => {
  await open(`${origin}/tools/business-case`);
  // The form attaches after the header.
  await expect.poll(() => run(ATTACHED.replace('header button', 'main textarea'))).toBe(true);
  await type('main input, main textarea', 'Owner', 'Office manager');
  await expect.poll(() => run<string>('return location.href')).toContain('owner=Office+manager');
  await command('/refresh');
  await expect.poll(() => run(ATTACHED)).toBe(true);
  const owner = await find('main input, main textarea', 'Owner');
  await expect.poll(() => run<string>('return arguments[0].value', owner)).toBe('Office manager');
});

test('WebKit: the industry filter, the contents list of an article, and Back work', async ({ origin }) => {
  await open(`${origin}/case-studies`);
  const count = `return [...document.querySelectorAll('main article')].filter((one) => one.checkVisibility()).length`;
  const all = await run<number>(count);
  await type('main button[aria-pressed=false]', '', ENTER);
  await expect.poll(() => run<number>(count)).toBeLessThan(all);
  await command('/back');
  await expect.poll(() => run<number>(count)).toBe(all);
  await open(`${origin}/blog`);
  const title = await textOf('main article a');
  await follow('main article a', title);
  await type('nav[aria-label="On this page"] a', '', ENTER);
  await expect.poll(() => run<string>('return location.hash')).toMatch(/^#./);
  await command('/back');
  await command('/back');
  await find('h1', 'Blog');
});

test('WebKit: a first-time visitor declines cookies and changes the theme', async ({ origin }) => {
  await open(origin);
  await run('localStorage.clear()');
  await open(`${origin}/about`);
  await type('section[aria-label=Cookies] button', 'Decline', ENTER);
  await find('p[role=status]', 'Declined.');
  const before = await run<string>('return document.body.className');
  await type('header button', 'Theme', ENTER);
  await expect.poll(() => run<string>('return document.body.className')).not.toBe(before);
});

test('WebKit: an inquiry is rejected without an email address and delivered with one', async ({ origin }) => {
  const typed = aRequest();
  // The tools have left a message for the form.
  await open(origin);
  await run('sessionStorage.clear()');
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
