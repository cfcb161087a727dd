import type { DetectionMode } from '@/lib/currency/detect';
import { routes } from '@/lib/routes';

/** What the one optional thing is, and when it may run; the cookies page says the same at length. */
const texts: Record<DetectionMode, string> = {
  start: 'The one optional feature here looks up your country to set the currency.',
  consent: 'The one optional feature here looks up your country to set the currency, and only if you accept.',
  off: 'This site stores only what it needs in your browser.',
};

/** The text of the cookie banner. @param mode when the lookup may run in this build. */
export function CookieNotice({ mode }: { mode: DetectionMode }) {
  return (
    <p>
      {texts[mode]}{' '}
      <a href={routes.cookies} className="quiet-link">
        About cookies
      </a>
    </p>
  );
}
