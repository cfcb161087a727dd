import type { CurrencyLookupMode } from '@/lib/currency/detect';
import * as routes from '@/lib/routes';

/** The question of the banner in each mode of the lookup. The cookies page has the details. */
const texts: Record<CurrencyLookupMode, string> = {
  // True before the lookup, after it, and when it failed.
  start: 'We look up your country to choose a currency. If you decline, we forget it and use US dollars.',
  consent: 'May we look up your country once, to show prices in your currency?',
  off: 'This site stores only what it needs in your browser.',
};

/** The text of the cookie banner. @param mode when the lookup may run in this build. */
export const CookieNotice = ({ mode }: { mode: CurrencyLookupMode }) => (
  <p>
    {texts[mode]}{' '}
    <a href={routes.cookies} className="quiet-link">
      About cookies
    </a>
  </p>
);
