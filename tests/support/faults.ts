import type { BrowserContext, Page } from '@playwright/test';
import { pricing } from '@/content/pricing/pricing-rules';
import type { World } from './worlds';

/** A mistake that only one world shows, and the journey that fails on it there and passes in a plain window. */
type Fault = { journey: string; init?: World['init']; css?: string; prepare?: World['prepare'] };

/** By the name of the world. The full run plants each again, so that no world loses what it is for. */
export const faults: Record<string, Fault> = {
  // Only there is a journey listened to: the page says more than it should.
  plain: {
    journey: 'calculator',
    init: () => {
      document.addEventListener('DOMContentLoaded', () => {
        const region = document.body.appendChild(document.createElement('p'));
        region.setAttribute('role', 'status');
        document.addEventListener('keydown', () => region.replaceChildren('Key pressed'));
      });
    },
  },
  // A text that has a neighbor, which React leaves as it was.
  translated: {
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
  'first visit': { journey: 'lists', css: '[aria-label=Cookies] { height: 70vh !important }' },
  'low window': { journey: 'lists', css: '@media (300px < height < 480px) { header { min-height: 80vh } }' },
  'zoomed window': {
    journey: 'lists',
    css: '@media (width < 340px) { main h1 { overflow: hidden; white-space: nowrap; width: 60px } }',
  },
  'minimum font': { journey: 'selector', css: 'main button > * { max-height: 30px; overflow: hidden }' },
  'storage blocked': {
    journey: 'roi',
    init: () => document.addEventListener('DOMContentLoaded', () => sessionStorage.getItem('draft')),
  },
  // A form that takes what follows a field for its own.
  extension: {
    journey: 'roi',
    init: () =>
      document.addEventListener('input', ({ target }) => {
        if (target instanceof HTMLInputElement && target.nextElementSibling?.matches('extension-icon'))
          target.value = '';
      }),
  },
  composing: {
    journey: 'lists',
    init: () =>
      document.addEventListener('compositionupdate', ({ data }) =>
        history.replaceState(null, '', `?q=${data}`),
      ),
  },
  // No second try.
  'slow and broken': {
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
  'no JavaScript': {
    journey: 'contact',
    prepare: (context) =>
      context.route('**/contact', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace(/ action="[^"]*"/, '') });
      }),
  },
  // An amount that is written down twice.
  'other content': {
    journey: 'price-from-home',
    prepare: (context) =>
      context.addInitScript(
        (amount) => {
          document.addEventListener('DOMContentLoaded', () => {
            for (const item of document.querySelectorAll('main li'))
              if (/^Base price|Automate/.test(item.textContent ?? ''))
                item.innerHTML = item.innerHTML.replace(/\$[\d,]{5,}/g, amount);
          });
        },
        `$${pricing.baseCost.automation.toLocaleString('en-US')}`,
      ),
  },
  'forced colors': { journey: 'article', css: 'main a { background: CanvasText; color: Canvas !important }' },
  // A page that does not ask whether there is a new build.
  'deployed meanwhile': {
    journey: 'selector',
    init: () => {
      const load = window.fetch.bind(window);
      window.fetch = (input, options) =>
        String(input) === location.href ? Promise.reject(new TypeError('offline')) : load(input, options);
    },
  },
  // What only one engine has.
  Firefox: {
    journey: 'roi',
    init: () =>
      document.addEventListener('DOMContentLoaded', () => {
        (navigator as unknown as { userAgentData: { brands: unknown[] } }).userAgentData.brands.slice();
      }),
  },
};

/** Changes each page as if the code had the fault. */
export async function plant(
  { init, css, prepare }: Fault,
  context: BrowserContext,
  page: Page,
): Promise<void> {
  if (init) await context.addInitScript(init);
  if (css)
    await context.addInitScript((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
  await prepare?.(context, page);
}
