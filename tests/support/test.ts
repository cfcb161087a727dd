import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { DEFAULT_GEOLOCATION_URL } from '@/lib/currency/detect';
import { storage } from '@/lib/storage/storage-keys';
import { type Theme, themes } from '@/lib/theme/theme';
import { waitForHydration } from '@/scripts/support/wait-for-hydration';

export { expect, themes };

type Fixtures = {
  /** Address of the shared site. */
  origin: string;
  /** Country that the geolocation service answers. */
  country: string;
  /** Console errors that a test expects; all others fail it. */
  allowedErrors: RegExp[];
  /** Leave the cookie banner unanswered. By default visitors have declined, so that no banner is in the way. */
  firstVisit: boolean;
};

/** Makes all ways to open a page wait for React too, unless the test asks for less than the loaded page. */
function waitForReact(page: Page) {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const open = page[name].bind(page) as (...call: unknown[]) => Promise<Response | null>;
    const opened = async (...call: unknown[]) => {
      const response = await open(...call);
      const options = call.at(-1) as { waitUntil?: string } | undefined;
      if (options?.waitUntil !== 'commit') await waitForHydration(page);
      return response;
    };
    Object.assign(page, { [name]: opened });
  }
}

/** Puts a value into the browser's storage before any page opens. */
const store = (target: Page | BrowserContext, ...item: [key: string, value: string]) =>
  target.addInitScript((stored) => {
    // The first document has no storage, and in some environments none has.
    try {
      localStorage.setItem(...stored);
    } catch {}
  }, item);

/**
 * The browser tests' `test`: the geolocation service is a stub, and an unexpected console error or page error fails the
 * test. A page that is opened has React attached.
 */
export const test = base.extend<Fixtures>({
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
  country: ['US', { option: true }],
  allowedErrors: [[], { option: true }],
  firstVisit: [false, { option: true }],
  context: async ({ context, country, firstVisit }, use) => {
    // Only a first visit looks up its country. A route makes Playwright handle each request, without a cache.
    if (firstVisit)
      await context.route(DEFAULT_GEOLOCATION_URL, (route) =>
        route.fulfill({ json: { country_code: country }, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
    else
      await store(
        context,
        storage.consent.key,
        JSON.stringify({ answer: 'declined', at: new Date().toISOString() }),
      );
    await use(context);
  },
  page: async ({ page, allowedErrors, browserName, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForReact(page);
    const unexpected: string[] = [];
    const note = (text: string) => {
      // Chromium logs this when it skips a view transition; it is not an error of ours.
      if (/^(InvalidState|Abort)Error: Transition was (aborted|skipped)/.test(text)) return;
      if (!allowedErrors.some((allowed) => allowed.test(text))) unexpected.push(text);
    };
    page.on('console', (message: ConsoleMessage) => {
      // Other engines report there what they do not know.
      if (message.type() === 'error' && (browserName === 'chromium' || message.text().startsWith('policy:')))
        note(`${message.text()} (${message.location().url})`);
    });
    // A refusal by the page's policy fails the test even where the browser only counts it as an issue.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`),
      );
    });
    page.on('pageerror', (error) => note(String(error)));
    await use(page);
    expect(unexpected, 'console errors').toEqual([]);
  },
});

export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Pauses the requests to an address. @returns a function that lets them go on. */
export async function pauseRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Opens pages in a theme: call before the first navigation. */
export const useTheme = (page: Page, theme: Theme) => store(page, storage.theme.key, theme);

/** Opens pages in a currency that the visitor chose before: call before the first navigation. */
export const useCurrency = (page: Page, code: string) =>
  store(page, storage.currency.key, JSON.stringify({ code, by: 'visitor' }));
