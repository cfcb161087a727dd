import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Notes what live regions announce. Runs in the page. */
function noteAnnouncements(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const wordsOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const last = new WeakMap<Element, string>();
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status], [role=alert], [role=log]');
      if (!region) continue;
      const role = region.getAttribute('role');
      // A log says what is added to it, the others all that they have now.
      const nodes = role === 'log' ? [...addedNodes].filter(() => target === region) : [region];
      for (const words of nodes.map(wordsOf)) {
        if (words !== '' && last.get(region) !== words) said.push(`${role}: ${words}`);
        last.set(region, words);
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** What describes the element with the focus beside its role and name. Runs in the page. */
function focusDetails(): string {
  const focused = document.activeElement;
  const ids = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const description = ids.map((id) => document.getElementById(id)?.textContent?.trim()).filter(Boolean);
  return [focused?.getAttribute('aria-invalid') === 'true' && 'invalid', ...description]
    .filter(Boolean)
    .map((detail) => `, ${detail}`)
    .join('');
}

/**
 * Listens to a journey as a screen reader reads it: the title of each page, role, name and description of what takes the
 * focus, and each announcement. The script beside the journey, `NAME.heard.txt`, has a line for each, in order; '…'
 * stands for any words, such as those of content.
 */
export class Reader {
  private readonly heard: string[] = [];
  private focused = '';

  constructor(
    private readonly page: Page,
    private readonly script: string,
  ) {}

  /** @returns a reader where there is a script for the journey. */
  static async of(page: Page, journey: string): Promise<Reader | undefined> {
    const script = journey.replace(/\.spec\.ts$/, '.heard.txt');
    if (!existsSync(script)) return undefined;
    await page.addInitScript(noteAnnouncements);
    return new Reader(page, script);
  }

  /** Notes a page that has been opened. */
  async arrive(): Promise<void> {
    this.focused = '';
    this.heard.push(`page: ${(await this.page.title()).replace(/ \|.*/, '')}`);
  }

  /** Notes what was announced since the last time, and what has the focus if that is something else. */
  async listen(): Promise<void> {
    const said = await this.page.evaluate(() => (window as { said?: string[] }).said?.splice(0) ?? []);
    this.heard.push(...said);
    const focus = this.page.locator(':focus');
    if ((await focus.count()) === 0) return;
    const [line = ''] = (await focus.ariaSnapshot()).split('\n');
    const [, role = ''] = /^- '?(\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]+\])*)/.exec(line) ?? [];
    const focused = role + (await this.page.evaluate(focusDetails));
    if (focused !== this.focused) this.heard.push(focused);
    this.focused = focused;
  }

  /** Expects what was heard to be what the script says. */
  async compare(): Promise<void> {
    await this.listen();
    const lines = readFileSync(this.script, 'utf8').trimEnd().split('\n');
    const means = (heard: string, line: string) =>
      new RegExp(`^${line.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('…', '.*')}$`).test(heard);
    const isSaid = (line: string) => /^(status|alert|log):/.test(line);
    // What is said may come a moment before or after the focus moves, so each has its own order.
    for (const said of [true, false]) {
      const [heard, wanted] = [this.heard, lines].map((all) =>
        // The same words again are seen or not, as fast as the page is: what empties the region between may be missed.
        all
          .filter((line) => isSaid(line) === said)
          .filter((line, at, list) => !said || line !== list[at - 1]),
      );
      // Where a line means the same, the script's words stand for those that were heard.
      const read = heard?.map((line, at) => (means(line, wanted?.[at] ?? '') ? wanted?.[at] : line));
      expect(read).toEqual(wanted);
    }
  }
}
