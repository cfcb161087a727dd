import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type RunningSite, startSite } from '@/scripts/support/site';
import { waitForHydration } from '@/scripts/support/wait-for-hydration';
import { focusProblems } from './covered-focus';
import { faults, plant } from './faults';
import { lostText } from './lost-text';
import { unseenText } from './painted-text';
import { Reader } from './screen-reader';
import { outbox } from './shared-site';
import { test as base, pauseRequests } from './test';
import { type World, worlds } from './worlds';

export { expect };

/** Resolves when the next two frames are on the screen. Runs in the page. */
const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** A person with a keyboard. Every press is on something that they see whole. */
class Visitor {
  constructor(
    readonly page: Page,
    readonly world: World,
    private reader?: Reader,
  ) {}

  /** False where no script runs, so that the page is plain HTML. */
  get hasScripts(): boolean {
    return this.world.use?.javaScriptEnabled !== false;
  }

  /** Opens an address. @param early is done before the page's scripts have come. */
  async open(path: string, early?: () => Promise<unknown>): Promise<void> {
    await this.reader?.listen();
    if (!early) await this.goTo(path);
    else {
      const { reader } = this;
      const release = await pauseRequests(this.page, '**/_next/static/**/*.js');
      this.reader = undefined;
      await this.goTo(path);
      await early();
      release();
      this.reader = reader;
    }
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

  /** Waits until the page is what this world makes of it, and looks for words that are cut off. */
  private async arrive(): Promise<void> {
    await this.page.waitForLoadState();
    if (this.hasScripts) await waitForHydration(this.page);
    const { arrived } = this.world;
    if (arrived) await this.page.locator(`html${arrived}`).waitFor();
    await this.reader?.arrive();
    await this.look();
  }

  /** Expects no word of the page to be cut off, or to have the color of its background, where the world may do that. */
  async look(): Promise<void> {
    if (this.world.cuts) await expect.poll(() => lostText(this.page)).toEqual([]);
    if (this.world.paints) await expect.poll(() => unseenText(this.page)).toEqual([]);
  }

  /** Expects something to be in the window with nothing over it, and gives it the focus. */
  async focus(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.reader?.listen();
    // Nobody acts on what no frame has shown yet, and pages move the focus and the scroll position in that frame.
    if (this.hasScripts) await this.page.evaluate(nextFrames);
    await target.focus();
    await expect(target).toBeFocused();
    await this.seesFocus();
  }

  /** Expects to see something. @param again tries again what loads it, where that fails at first. */
  async sees(target: Locator, again: Locator): Promise<void> {
    if (this.world.fails)
      await expect(async () => {
        await expect(target.or(again).first()).toBeVisible();
        if (!(await target.isVisible())) await this.press(again);
        await expect(target).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 20_000 });
    await expect(target).toBeVisible();
  }

  /** Expects the element with the focus to be in the window with nothing over it. */
  async seesFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(focusProblems)).toEqual([]);
  }

  /** Presses a key on something. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.focus(target);
    await this.reader?.listen();
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
    if (this.world.write) await this.world.write(this.page, text);
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
type WorkerFixtures = { world: string; fault: string; otherSite: RunningSite | null };

/** The journeys' `test`: its project is a world (playwright.config.ts), and `visitor` is a person in it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  world: ['plain', { option: true, scope: 'worker' }],
  fault: ['', { option: true, scope: 'worker' }],
  otherSite: [
    async ({ world }, use) => {
      const folder = worlds[world]?.folder;
      const settings = { MAIL_OUTBOX_DIR: outbox, CONTACT_LIMIT: '100000' };
      const site = folder ? await startSite(settings, folder) : null;
      await use(site);
      await site?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ baseURL, otherSite }, use) => use(otherSite?.origin ?? baseURL),
  visitor: async ({ page, context, world: name, fault: planted }, use, info) => {
    const world = worlds[name] ?? {};
    const reason = world.without?.[basename(info.file, '.spec.ts')];
    info.skip(reason !== undefined, reason);
    if (world.init) await context.addInitScript(world.init);
    await world.prepare?.(context, page);
    const fault = faults[planted];
    if (fault) await plant(fault, context, page);
    // Its own world must catch it.
    if (planted === name) info.fail();
    const reader = name === 'plain' ? await Reader.of(page, info.file) : undefined;
    await use(new Visitor(page, world, reader));
    if (info.status === 'passed') await reader?.compare();
  },
});
