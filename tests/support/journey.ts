import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type RunningSite, startSite } from '@/scripts/support/site';
import { waitForHydration } from '@/scripts/support/wait-for-hydration';
import { focusProblems } from './covered-focus';
import { type Environment, environments, setUp, waitForReload } from './environments';
import { lostText } from './lost-text';
import { unseenText } from './painted-text';
import { outbox } from './shared-site';
import { test as base, pauseRequests } from './test';

export { expect };

/** Resolves when the next two frames are on the screen. Runs in the page. */
const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Tells a listener in the test what live regions announce, as 'role: words'. Runs in the page. */
function noteAnnouncements(): void {
  const { announce } = window as unknown as { announce: (line: string) => void };
  const last = new WeakMap<Element, string>();
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status], [role=alert], [role=log]');
      if (!region) continue;
      const role = region.getAttribute('role');
      // A log says what is added to it, the others all that they have now.
      for (const node of role === 'log' ? [...addedNodes].filter(() => target === region) : [region]) {
        const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (words !== '' && last.get(region) !== words) announce(`${role}: ${words}`);
        last.set(region, words);
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** A person with a keyboard. Every press is on something that they see whole. */
class Visitor {
  constructor(
    readonly page: Page,
    readonly environment: Environment,
    private readonly announced?: readonly string[],
  ) {}

  /** False where no script runs, so that the page is plain HTML. */
  get hasScripts(): boolean {
    return this.environment.use?.javaScriptEnabled !== false;
  }

  /** Opens an address. @param early is done before the page's scripts have come. */
  async open(path: string, early?: () => Promise<unknown>): Promise<void> {
    const release = early && (await pauseRequests(this.page, '**/_next/static/**/*.js'));
    await this.goTo(path);
    await early?.();
    release?.();
    await this.arrive();
  }

  /** Goes to an address. On a busy machine Firefox may begin to go to the same one twice, which is not a failure. */
  private async goTo(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'commit' }).catch(async (error: Error) => {
      const [, url, same] =
        /to "(.+)" is interrupted by another navigation to "(.+)"/.exec(error.message) ?? [];
      if (!url || url !== same) throw error;
      await this.page.waitForURL(url, { waitUntil: 'commit' });
    });
  }

  /** Waits until the page is what this environment makes of it, and looks for words that are cut off. */
  private async arrive(): Promise<void> {
    await this.page.waitForLoadState();
    if (this.hasScripts) await waitForHydration(this.page);
    const { arrived } = this.environment;
    if (arrived) await this.page.locator(`html${arrived}`).waitFor();
    await this.look();
  }

  /** Expects no word of the page to be cut off, or to have the color of its background, where the environment may do that. */
  async look(): Promise<void> {
    if (this.environment.cuts) await expect.poll(() => lostText(this.page)).toEqual([]);
    if (this.environment.paints) await expect.poll(() => unseenText(this.page)).toEqual([]);
  }

  /** Expects something to be in the window with nothing over it, and gives it the focus. */
  async focus(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    // Nobody acts on what no frame has shown yet, and pages move the focus and the scroll position in that frame. A page
    // that reloads itself in between begins anew.
    if (this.hasScripts) await expect(() => this.page.evaluate(nextFrames)).toPass({ timeout: 10_000 });
    if (await waitForReload(this.page)) await waitForHydration(this.page);
    await target.focus();
    await expect(target).toBeFocused();
    await this.seesFocus();
  }

  /** Expects to see something. @param again tries again what loads it, where that fails at first. */
  async sees(target: Locator, again: Locator): Promise<void> {
    if (this.environment.fails)
      await expect(async () => {
        await expect(target.or(again).first()).toBeVisible();
        if (!(await target.isVisible())) await this.press(again);
        await expect(target).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 20_000 });
    await expect(target).toBeVisible();
  }

  /** Expects the element with the focus to be in the window with nothing over it. */
  async seesFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(focusProblems).catch(String)).toEqual([]);
  }

  /** Expects a screen reader to have announced just this so far, in the plain environment. */
  async hears(...lines: RegExp[]): Promise<void> {
    const { announced } = this;
    if (!announced) return;
    // The same words again are seen or not, as fast as the page is: what empties the region between may be missed.
    const distinct = () => announced.filter((line, index) => line !== announced[index - 1]);
    await expect.poll(distinct).toEqual(lines.map((line) => expect.stringMatching(line)));
  }

  /** Presses a key on something. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.focus(target);
    await this.page.keyboard.press(key);
  }

  /** Follows a link or button to another page. */
  async follow(target: Locator): Promise<void> {
    const from = this.page.url();
    await this.press(target);
    await this.page.waitForURL((url) => url.href !== from);
    await this.arrive();
  }

  /** Replaces the text of a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field, 'ControlOrMeta+a');
    if (text === '') return this.page.keyboard.press('Delete');
    if (this.environment.write) await this.environment.write(this.page, text);
    else await this.page.keyboard.type(text);
  }

  /** Goes back or forward through the history. */
  async go(steps: number): Promise<void> {
    await this.page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  }

  /** The header's menu, which small windows have behind a button. */
  async openMenu(): Promise<void> {
    const toggle = this.page.getByRole('button', { name: 'Open menu' });
    if (await toggle.isVisible()) await this.press(toggle);
  }
}

type Fixtures = { visitor: Visitor };
type WorkerFixtures = { environment: string; fault: string; otherSite: RunningSite | null };

/** The journeys' `test`: its project is an environment (playwright.config.ts), and `visitor` is a person in it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: ['plain', { option: true, scope: 'worker' }],
  fault: ['', { option: true, scope: 'worker' }],
  otherSite: [
    async ({ environment }, use) => {
      const folder = environments[environment]?.folder;
      const settings = { MAIL_OUTBOX_DIR: outbox, CONTACT_LIMIT: '100000' };
      const site = folder ? await startSite(settings, folder) : null;
      await use(site);
      await site?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ baseURL, otherSite }, use) => use(otherSite?.origin ?? baseURL),
  visitor: async ({ page, context, environment: name, fault: planted }, use, info) => {
    const environment = environments[name] ?? {};
    const reason = environment.without?.[basename(info.file, '.spec.ts')];
    info.skip(reason !== undefined, reason);
    await setUp(environment, context, page);
    const fault = environments[planted]?.fault;
    if (fault) await setUp(fault, context, page);
    // Its own environment must catch it.
    if (planted === name) info.fail();
    const announced: string[] = [];
    if (name === 'plain') {
      await page.exposeFunction('announce', (line: string) => announced.push(line));
      await page.addInitScript(noteAnnouncements);
    }
    await use(new Visitor(page, environment, name === 'plain' ? announced : undefined));
  },
});
