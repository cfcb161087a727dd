import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitForHydration } from '@/scripts/support/wait-for-hydration';
import { expect } from './test';

/** A folder up from the package's file, which its exports hide from require. */
const file = join(process.cwd(), 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js');
const ADDRESS = '/virtual-screen-reader.js';

type Reader = {
  start: (options: { container: Element }) => Promise<void>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
};

/** Starts a virtual screen reader on the page that is open. It follows focus and live regions. */
async function startScreenReader(page: Page): Promise<void> {
  await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as { virtual: Reader };
    Object.assign(window, { reader: virtual });
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
  }, ADDRESS);
}

/** Everything said since the last call. */
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { reader } = window as unknown as { reader: Reader };
    const phrases = await reader.spokenPhraseLog();
    await reader.clearSpokenPhraseLog();
    return phrases;
  });

/** Replaces what changes from run to run, and prices. */
const steady = (phrase: string) =>
  phrase
    .replace(/(?<!\d)\d{1,2}:\d{2}\s?[AP]M\b/g, '(time)')
    .replace(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, '(reference)')
    .replace(/\$[\d,]+/g, '(price)')
    .replace(/\s+/g, ' ')
    .trim();

/** The state of what has focus, in words. Runs in the page. */
function stateOfFocus(): string[] {
  const { ariaExpanded, ariaPressed } = document.activeElement as HTMLElement;
  return [
    ...(ariaExpanded ? [ariaExpanded === 'true' ? 'expanded' : 'collapsed'] : []),
    ...(ariaPressed ? [ariaPressed === 'true' ? 'pressed' : 'not pressed'] : []),
  ];
}

/** Tabs before a walk gives up. */
const MAX_TABS = 80;

/**
 * A visit by keys alone, written down as a script that a person can read: each key, and below it what a screen reader
 * says.
 */
export class Walk {
  readonly #page: Page;
  readonly #lines: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** The script so far. */
  get script(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** Opens a page by its address. */
  async open(path: string): Promise<void> {
    // From the page's own origin, since its policy loads scripts from nowhere else.
    await this.#page.route(`**${ADDRESS}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: readFileSync(file, 'utf8') }),
    );
    await this.#page.goto(path);
    this.#lines.push(`Open ${path}`);
    await this.#arrive();
  }

  /** Presses a key and writes down what is heard, up to a phrase that matches `until`. */
  async press(key: string, until?: RegExp): Promise<void> {
    this.#lines.push(`Press ${key}`);
    await this.#page.keyboard.press(key);
    await this.#listen(until);
  }

  /** Types a text, letter by letter. */
  async type(text: string, until?: RegExp): Promise<void> {
    this.#lines.push(`Type ${text}`);
    await this.#page.keyboard.type(text);
    await this.#listen(until);
  }

  /** Presses Tab until something with this name has the focus. */
  async tabTo(name: string): Promise<void> {
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      await this.#page.keyboard.press('Tab');
      const phrases: string[] = [];
      await expect
        .poll(async () => phrases.push(...(await heard(this.#page))), { intervals: [20, 50] })
        .toBeGreaterThan(0);
      const last = steady(phrases.at(-1) ?? '');
      if (!last.includes(name)) continue;
      this.#lines.push(`Tab to ${name}`, `  ${last}`);
      return;
    }
    throw new Error(`Tab does not reach '${name}'`);
  }

  /** Presses a key that opens another page. */
  async follow(key: string, path: RegExp): Promise<void> {
    this.#lines.push(`Press ${key}`);
    await this.#page.keyboard.press(key);
    await this.#page.waitForURL(path);
    await this.#arrive();
  }

  async #arrive(): Promise<void> {
    await waitForHydration(this.#page);
    await startScreenReader(this.#page);
    this.#lines.push(`  page, ${await this.#page.title()}`);
  }

  async #listen(until?: RegExp): Promise<void> {
    const phrases: string[] = [];
    let quiet = 0;
    const isDone = async () => {
      // A live region that is emptied says nothing.
      const more = (await heard(this.#page)).map(steady).filter((phrase) => !/^(\w+:)?$/.test(phrase));
      phrases.push(...more);
      quiet = more.length === 0 ? quiet + 1 : 0;
      return quiet > 2 && (!until || phrases.some((phrase) => until.test(phrase)));
    };
    await expect
      .poll(isDone, { intervals: [100] })
      .toBe(true)
      .catch(() => {
        throw new Error(`${until} was not heard. The script so far:\n${this.script}${phrases.join('\n')}`);
      });
    // A part that is replaced while it loads, or gets its description a moment later, is announced twice.
    const named = (phrase = '') => phrase.split(', ', 2).join();
    const last = (phrase: string, index: number) => named(phrases[index + 1]) !== named(phrase);
    // Screen readers announce a changed state of the focused element; the virtual one does not.
    if (phrases.length === 0) phrases.push(...(await this.#page.evaluate(stateOfFocus)));
    this.#lines.push(...phrases.filter(last).map((phrase) => `  ${phrase}`));
  }
}
