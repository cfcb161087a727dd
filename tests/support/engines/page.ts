import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** Implemented for each engine by playwright.ts, firefox.ts and webkit.ts. */
export type Driver = {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the page's area in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Evaluates an expression in the page and awaits it; the value has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks, as the mouse does, the one element that a CSS selector finds. */
  click(selector: string): Promise<void>;
  /** Presses keys one after the other on what has focus. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** @returns a PDF of the page; WebKit has none. */
  print?(): Promise<Buffer>;
  close(): Promise<void>;
};

/** An element as a visitor finds it. */
export type Target = {
  role: string;
  name: string | RegExp;
  /** Only inside this landmark or region. */
  within?: { role: string; name?: string };
};

const finder = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const json = (value: unknown) => JSON.stringify(value);
const pattern = (name: string | RegExp) => (typeof name === 'string' ? json(name) : String(name));

/** A page in any engine, with the few actions and checks that the tests of this folder need. */
export class EnginePage {
  private marks = 0;

  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a path and waits until React is attached. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
    await this.ready();
  }

  async back(): Promise<void> {
    const from = await this.path();
    // Puppeteer waits in vain for the load of a page that a script has changed into another.
    await this.driver.evaluate('history.back()');
    await expect.poll(() => this.path().catch(() => from)).not.toBe(from);
    await this.ready();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.ready();
  }

  /** Makes the engine's one page that of a new visitor, who has declined cookies unless told otherwise. */
  async forget({ firstVisit = false } = {}): Promise<void> {
    await this.driver.goto(`${this.origin}/robots.txt`);
    await this.evaluate((first) => {
      sessionStorage.clear();
      localStorage.clear();
      const declined = JSON.stringify({ answer: 'declined', at: new Date().toISOString() });
      if (!first) localStorage.setItem('site.consent', declined);
    }, firstVisit);
  }

  /** Waits until the page is loaded and its button for the chat answers. */
  async ready(): Promise<void> {
    const attached = `(() => {
      if (document.readyState !== 'complete') return false;
      const button = document.querySelector('body button');
      return button === null || Object.keys(button).some((key) => key.startsWith('__reactProps'));
    })()`;
    await expect
      .poll(() => this.driver.evaluate(attached).catch(() => false), { message: 'React is attached' })
      .toBe(true);
  }

  resize = (size: { width: number; height: number }) => this.driver.resize(size);
  press = (key: 'Enter' | 'Escape' | 'Tab') => this.driver.press(key);
  close = () => this.driver.close();

  async print(): Promise<Buffer> {
    if (!this.driver.print) throw new Error('this engine cannot print');
    return this.driver.print();
  }

  /** Runs a function in the page; it sees nothing but its argument. */
  async evaluate<Argument, Result>(
    look: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    const text = await this.driver.evaluate(
      `(async () => JSON.stringify(await (${look})(${json(argument)})) ?? 'null')()`,
    );
    return JSON.parse(String(text)) as Result;
  }

  async path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  /** Asks the page about the elements that a visitor would find. */
  private async find(target: Target, answer: string): Promise<unknown> {
    const loaded = await this.driver.evaluate("typeof TestingLibraryDom === 'object'");
    if (!loaded) await this.driver.evaluate(`(() => { ${finder} })()`);
    const { role, name, within } = target;
    const scope = within
      ? `queries.queryByRole(document.body, ${json(within.role)}, ${within.name ? `{ name: ${pattern(within.name)} }` : '{}'})`
      : 'document.body';
    return this.driver.evaluate(`(() => {
      const { queries } = TestingLibraryDom;
      const scope = ${scope};
      const [found] = scope ? queries.queryAllByRole(scope, ${json(role)}, { name: ${pattern(name)} }) : [];
      ${answer}
    })()`);
  }

  /** Waits for an element. */
  async see(role: string, name: string | RegExp, within?: Target['within']): Promise<void> {
    const seen = () => this.find({ role, name, within }, 'return found !== undefined').catch(() => false);
    await expect.poll(seen, { message: `${role} ${name}` }).toBe(true);
  }

  /** Waits until there is no such element. */
  async miss(role: string, name: string | RegExp, within?: Target['within']): Promise<void> {
    const seen = () => this.find({ role, name, within }, 'return found !== undefined').catch(() => true);
    await expect.poll(seen, { message: `no ${role} ${name}` }).toBe(false);
  }

  /** Waits for an element and marks it. @returns a CSS selector of the mark. */
  private async mark(target: Target): Promise<string> {
    await this.see(target.role, target.name, target.within);
    this.marks += 1;
    // In the middle of the view, and at once: WebDriver does not wait for smooth scrolling.
    const scroll = "found.scrollIntoView({ block: 'center', behavior: 'instant' })";
    await this.find(target, `found.setAttribute('data-found', '${this.marks}'); ${scroll}`);
    return `[data-found="${this.marks}"]`;
  }

  async click(role: string, name: string | RegExp, within?: Target['within']): Promise<void> {
    // A part that loads may replace the element between the two.
    await expect(async () => this.driver.click(await this.mark({ role, name, within }))).toPass({
      timeout: 20_000,
    });
  }

  /** Clicks into a field, empties it and types. */
  async fill(role: string, name: string | RegExp, text: string): Promise<void> {
    await this.click(role, name);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.driver.type(text);
  }

  /** What a field holds. */
  async value(role: string, name: string | RegExp): Promise<unknown> {
    await this.see(role, name);
    return this.find({ role, name }, 'return found.value');
  }

  /** Waits for a text that is visible in an element, the page's main part when none is named. */
  async seeText(text: string, css = 'main'): Promise<void> {
    const shown = () =>
      this.evaluate(
        ([selector, wanted]) =>
          [...document.querySelectorAll(selector)].some((part) => part.textContent?.includes(wanted)),
        [css, text] as const,
      ).catch(() => false);
    await expect.poll(shown, { message: `'${text}' in ${css}` }).toBe(true);
  }
}
