import { existsSync } from 'node:fs';
import {
  type BrowserContext,
  type Page,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  webkit,
} from '@playwright/test';
import { pricing } from '@/content/pricing/pricing-rules';
import { variantFolder, variantOrigin } from './build-variant';
import { findInstalled } from './installed-servers';
import { launchChromium } from './launch-chromium';
import { translateDocument } from './translate-page';

type Setup = {
  /** Runs in every page before its scripts: a function, or the text of a script. */
  init?: (() => unknown) | string;
  /** Prepares a visit. */
  prepare?: (context: BrowserContext, page: Page) => Promise<unknown>;
};

/** What surrounds a visitor and the site. What an environment has of its own is stated here and nowhere else. */
export type Environment = Setup & {
  /**
   * A mistake that only this environment shows, and the journey that fails on it here and passes in a plain window. The full
   * run plants each again, so that no environment loses what it is for.
   */
  fault?: Setup & { journey: string };
  /** Settings of its browser, and of the fixtures of test.ts. */
  use?: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> & {
    firstVisit?: boolean;
    allowedErrors?: RegExp[];
  };
  /** Matches the root once a page is as this environment makes it. */
  arrived?: string;
  /** Writes into the field that has the focus; key by key unless stated. */
  write?: (page: Page, text: string) => Promise<unknown>;
  /** True where words may be cut off, for which each page is looked through. */
  cuts?: boolean;
  /** True where the browser chooses the colors, so that words may have that of their background. */
  paints?: boolean;
  /** True where the browser keeps nothing from one page to the next. */
  forgets?: boolean;
  /** True where what loads late fails at first. */
  fails?: boolean;
  /** True where the driver cannot tell of a download. */
  hidesDownloads?: boolean;
  /** True where the country is looked up only after Accept. */
  asksFirst?: boolean;
  /** The build that its site serves, unless it is the one of the other tests. */
  folder?: string;
  /** Why it cannot have a journey, by the name of the journey's file. */
  without?: Record<string, string>;
};

/** Adds a style sheet, as users and extensions do. Runs in the page, in a quoted script. */
const styled = (css: string) =>
  `{ const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets.push(sheet); }`;

/** Password managers and writing aids put attributes on fields and elements beside them before React attaches. */
function extend(): void {
  const isNew = (field: Element) => !field.hasAttribute('data-extension');
  const mark = () => {
    for (const field of [...document.querySelectorAll('input, textarea')].filter(isNew)) {
      field.setAttribute('data-extension', '');
      field.after(document.createElement('extension-icon'));
    }
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
}

/** Notes as an error of the console when the address or an announcement takes up a word that is still being composed. */
function watchComposition(): void {
  let composed = '';
  for (const name of ['compositionupdate', 'compositionend'] as const)
    addEventListener(
      name,
      ({ type, data }) => {
        composed = type === 'compositionend' ? '' : data;
      },
      true,
    );
  const note = (what: string) => console.error(`a word is being composed, and ${what}`);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...to) => {
      const before = location.href;
      change(...to);
      // The framework writes an address once more, at its leisure.
      if (composed && location.href !== before) note(`the address is now ${to[2]}`);
    };
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target as Element).closest?.('[role=status], [role=alert], [role=log]');
      const said = region?.textContent ?? '';
      if (composed.length > 1 && said.includes(composed)) note(`the page says '${said}'`);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Writes through an input method: a line is composed in three steps, and Enter takes it. */
async function compose(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    for (const end of new Set([1, Math.ceil(line.length / 2), line.length])) {
      const composed = { text: line.slice(0, end), selectionStart: end, selectionEnd: end };
      await browser.send('Input.imeSetComposition', composed);
    }
    await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await browser.send('Input.insertText', { text: line });
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  }
  await browser.detach();
}

/** Lets what a page loads late fail until a visitor tries again: scripts, which are tried twice, and data. */
async function breakFirstTries(context: BrowserContext, page: Page): Promise<void> {
  const tries = new Map<string, number>();
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded = false;
  });
  await context.route(/\/_next\/static\/.*\.js|\/[\w-]+\.json$/, async (route) => {
    const url = route.request().url();
    const tried = tries.get(url) ?? 0;
    tries.set(url, tried + 1);
    if (!loaded || tried >= (url.endsWith('.js') ? 2 : 3)) return route.continue();
    return route.abort('internetdisconnected');
  });
}

/** Pages that have missed a script of their build, until they have reloaded themselves. */
const reloads = new WeakMap<Page, Promise<unknown>>();

/** Resolves when a page that is about to reload itself for a new build has done so. */
export const waitForReload = (page: Page): Promise<unknown> | undefined => reloads.get(page);

/** Replaces the build when the first page has loaded: a page of the old one finds none of its scripts any more. */
async function deployMeanwhile(context: BrowserContext, page: Page): Promise<void> {
  let [deployed, isOld] = [false, true];
  page.once('load', () => {
    deployed = true;
  });
  const own = '/_next/static/new-build.js';
  // A page that asks for itself by a script learns from its HTML that there is a new build.
  await context.route(
    ({ hostname, pathname }) => hostname === '127.0.0.1' && !/\.\w+$|^\/api\//.test(pathname),
    async (route) => {
      if (!deployed) return route.continue();
      const response = await route.fetch({ maxRetries: 2 });
      const html = await response.text();
      if (route.request().isNavigationRequest()) isOld = false;
      return route.fulfill({
        response,
        body: html.replace('</body>', `<script src="${own}"></script></body>`),
      });
    },
  );
  await context.route('**/_next/static/**/*.js', (route) => {
    if (route.request().url().endsWith(own))
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    if (!deployed || !isOld) return route.continue();
    // The framework's prefetches miss theirs, too, and reload nothing.
    if (!reloads.has(page))
      reloads.set(
        page,
        page.waitForEvent('load', { timeout: 5000 }).catch(() => reloads.delete(page)),
      );
    return route.fulfill({ status: 404 });
  });
}

const firefox = findInstalled('firefox');
const size = (width: number, height: number) => ({ viewport: { width, height } });

const deployed: Environment = {
  use: { allowedErrors: [/404|Failed to load|ChunkLoadError|error loading dynamically imported module/] },
  prepare: deployMeanwhile,
};

/** The installed browser, by the BiDi protocol. Playwright's own build is an alternative that no visitor has. */
const inFirefox: Environment = {
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      ...(firefox && { executablePath: firefox }),
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // The driver loses a page that comes back from the back/forward cache.
        'browser.sessionhistory.max_total_viewers': 0,
        // The panel would take the focus from the page.
        'browser.download.alwaysOpenPanel': false,
      },
    },
    contextOptions: {},
  },
  hidesDownloads: true,
};

export const environments: Record<string, Environment> = {
  plain: {
    // Only there are announcements compared: the page says more than it should.
    fault: {
      journey: 'calculator',
      init: () =>
        addEventListener('keydown', () => document.querySelector('[role=status]')?.append('Key pressed')),
    },
  },
  translated: {
    init: translateDocument,
    arrived: '.translated-ltr',
    cuts: true,
    // A text that has a neighbor, which React leaves as it was.
    fault: {
      journey: 'lists',
      init: () => {
        const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
        Object.defineProperty(Node.prototype, 'textContent', {
          ...text,
          set(value: string) {
            if (!this.querySelector?.(':scope > font')) text?.set?.call(this, value);
          },
        });
      },
    },
  },
  'first visit': {
    use: { ...size(390, 664), firstVisit: true, hasTouch: true, isMobile: true },
    cuts: true,
    fault: { journey: 'lists', init: styled('[aria-label=Cookies] { height: 70vh !important }') },
  },
  'low window': {
    use: size(640, 360),
    cuts: true,
    fault: {
      journey: 'lists',
      init: styled('@media (300px < height < 480px) { header { min-height: 80vh } }'),
    },
  },
  'zoomed window': {
    use: size(320, 256),
    cuts: true,
    fault: {
      journey: 'lists',
      init: styled(
        '@media (width < 340px) { main h1 { overflow: hidden; white-space: nowrap; width: 60px } }',
      ),
    },
  },
  'minimum font': {
    use: { launchOptions: launchChromium('--blink-settings=minimumFontSize=32') },
    cuts: true,
    fault: { journey: 'selector', init: styled('main button > * { max-height: 30px; overflow: hidden }') },
  },
  'forced colors': {
    use: {
      colorScheme: 'dark',
      contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    },
    paints: true,
    fault: {
      journey: 'article',
      init: styled('main a { background: CanvasText; color: Canvas !important }'),
    },
  },
  'storage blocked': {
    use: { firstVisit: true },
    init: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    },
    forgets: true,
    fault: {
      journey: 'roi',
      init: () => document.addEventListener('DOMContentLoaded', () => sessionStorage.getItem('draft')),
    },
  },
  extension: {
    use: { allowedErrors: [/Minified React error #418/] },
    init: `(${extend})(); ${styled('[class*="banner" i], [class*="cookie" i] { display: none !important }')}`,
    // A form that takes what follows a field for its own.
    fault: {
      journey: 'roi',
      init: () =>
        document.addEventListener('input', ({ target }) => {
          if (target instanceof HTMLInputElement && target.nextElementSibling?.matches('extension-icon'))
            target.value = '';
        }),
    },
  },
  composing: {
    init: watchComposition,
    write: compose,
    fault: {
      journey: 'lists',
      init: () =>
        document.addEventListener('compositionupdate', ({ data }) =>
          history.replaceState(null, '', `?q=${data}`),
        ),
    },
  },
  'slow and broken': {
    use: { allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load/] },
    prepare: breakFirstTries,
    fails: true,
    // No second try.
    fault: {
      journey: 'selector',
      init: () =>
        document.addEventListener(
          'click',
          (event) => {
            if ((event.target as Element).textContent === 'Try again') event.stopImmediatePropagation();
          },
          true,
        ),
    },
  },
  'deployed meanwhile': {
    ...deployed,
    // A page that does not ask whether there is a new build.
    fault: {
      journey: 'selector',
      init: () => {
        const load = window.fetch.bind(window);
        window.fetch = (input, options) =>
          String(input) === location.href ? Promise.reject(new TypeError('offline')) : load(input, options);
      },
    },
  },
  'no JavaScript': {
    use: { javaScriptEnabled: false },
    without: {
      calculator: 'it is a table to read there, which has a test',
      selector: 'it is a table to read there, which has a test',
      roi: 'the calculator is its formulas there',
      'business-case': 'it is its worked example there',
      chat: 'there is no assistant',
      choices: 'nothing is stored, so nothing is asked',
    },
    fault: {
      journey: 'contact',
      prepare: (context) =>
        context.route('**/contact', async (route) => {
          const response = await route.fetch({ maxRetries: 2 });
          await route.fulfill({ response, body: (await response.text()).replace(/ action="[^"]*"/, '') });
        }),
    },
  },
  'other content': {
    folder: variantFolder,
    asksFirst: true,
    // The form takes requests only from the address that its build is for.
    prepare: (context) =>
      context.route('**/api/contact', (route) =>
        route.continue({ headers: { ...route.request().headers(), origin: variantOrigin } }),
      ),
    // An amount that is written down twice.
    fault: {
      journey: 'price-from-home',
      init: `document.addEventListener('DOMContentLoaded', () => {
        for (const item of document.querySelectorAll('main li'))
          if (/^Base price|Automate/.test(item.textContent))
            item.innerHTML = item.innerHTML.replace(/\\$[\\d,]{5,}/g, '$$${pricing.baseCost.automation.toLocaleString('en-US')}');
      })`,
    },
  },
  Firefox: {
    ...inFirefox,
    // What only one engine has.
    fault: {
      journey: 'roi',
      init: () =>
        document.addEventListener('DOMContentLoaded', () => {
          (navigator as unknown as { userAgentData: { brands: unknown[] } }).userAgentData.brands.slice();
        }),
    },
  },
  'Firefox deployed meanwhile': { ...inFirefox, ...deployed, use: { ...inFirefox.use, ...deployed.use } },
  ...(existsSync(webkit.executablePath()) && {
    WebKit: { use: { browserName: 'webkit' as const, launchOptions: {} } },
  }),
};

/** Surrounds a page with an environment, or plants a fault. */
export async function setUp({ init, prepare }: Setup, context: BrowserContext, page: Page): Promise<void> {
  if (init) await context.addInitScript(init);
  await prepare?.(context, page);
}
