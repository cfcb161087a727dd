import type { DetectionMode } from '@/lib/currency/detect';
import { routes } from '@/lib/routes';

/**
 * What the one optional thing is, and when it may run; the cookies page says the same. Two paragraphs, because a
 * single one would be the largest text of most pages on a phone and count as their largest paint.
 */
const texts: Record<DetectionMode, [what: string, when: string]> = {
  start: [
    'The only optional feature here looks up your country to choose a currency.',
    'It runs once, on your first visit. Decline, and it never runs again. We don’t count visits.',
  ],
  consent: [
    'The only optional feature here looks up your country to choose a currency.',
    'It runs once, and only if you accept. We don’t count visits.',
  ],
  off: [
    'This site stores only what it needs in your browser.',
    'Nothing is optional right now. We don’t count visits.',
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
        Change your choice anytime in the footer or on the{' '}
        <a href={routes.cookies} className="quiet-link">
          cookies page
        </a>
        .
      </p>
    </>
  );
}
