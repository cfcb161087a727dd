import type { DetectionMode } from '@/lib/currency/detect';
import { routes } from '@/lib/routes';

/**
 * What the one optional thing is, and when it may run; the cookies page says the same. Two paragraphs, because a
 * single one would be the largest text of most pages on a phone and count as their largest paint.
 */
const texts: Record<DetectionMode, [what: string, when: string]> = {
  start: [
    'The one optional thing here is a look-up of your country, which chooses the currency of our prices.',
    'It runs once on a first visit. Decline, and it never runs again. We do not count visits.',
  ],
  consent: [
    'The one optional thing here is a look-up of your country, which chooses the currency of our prices.',
    'It runs once, and only if you accept. We do not count visits.',
  ],
  off: [
    'Only what the site needs is kept in your browser.',
    'There is nothing optional at present. We do not count visits.',
  ],
};

/** The text of the cookie banner. @param mode when the look-up may run in this build. */
export function CookieNotice({ mode }: { mode: DetectionMode }) {
  const [what, when] = texts[mode];
  return (
    <>
      <p className="type-small">
        <strong className="font-semibold">Cookies.</strong> {what}
      </p>
      <p className="type-small mt-2">{when}</p>
      <p className="type-small mt-2">
        You can change your answer later in the footer or on the{' '}
        <a href={routes.cookies} className="quiet-link">
          cookies page
        </a>
        .
      </p>
    </>
  );
}
