'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type ConsentAnswer, consentEvents, readConsent, showBanner, writeConsent } from '@/lib/consent';
import type { DetectionMode } from '@/lib/currency/detect';

/**
 * What the one optional thing is, and when it may run; the cookies page says the same. In two paragraphs: as one
 * it would be the largest text of most pages on a phone, and the page would count as slow as its banner.
 */
const said: Record<DetectionMode, [what: string, when: string]> = {
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

/**
 * The cookie banner (DECISIONS-07): a region, not a dialog, so that the page stays usable behind it. It is in
 * every page's HTML and shown by an attribute of the root: the script in the head sets it on the first visit and
 * after six months. Opened from the footer or the cookies page it takes focus, and gives it back when answered.
 */
export function Consent({ cookiesHref, mode }: { cookiesHref: string; mode: DetectionMode }) {
  const [what, when] = said[mode];
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    showBanner(readConsent() === null);
    const reopen = () => {
      cameFrom.current = document.activeElement;
      showBanner(true);
      region.current?.focus();
    };
    window.addEventListener(consentEvents.reopen, reopen);
    // What shares the corner with the banner stands above it.
    const watch = new ResizeObserver(() =>
      document.documentElement.style.setProperty(
        '--consent-height',
        `${region.current?.offsetHeight ?? 0}px`,
      ),
    );
    if (region.current) watch.observe(region.current);
    return () => {
      window.removeEventListener(consentEvents.reopen, reopen);
      watch.disconnect();
    };
  }, []);

  const answer = (given: ConsentAnswer) => {
    writeConsent(given);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    showBanner(false);
  };

  return (
    <section ref={region} tabIndex={-1} aria-label="Cookies" className="consent-banner">
      <p className="type-small">
        <strong className="font-semibold">Cookies.</strong> {what}
      </p>
      <p className="type-small mt-2">{when}</p>
      <p className="type-small mt-2">
        You can change your answer later in the footer or on the{' '}
        <a href={cookiesHref} className="quiet-link">
          cookies page
        </a>
        .
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={() => answer('declined')}>
          Decline
        </Button>
        <Button variant="outline" onClick={() => answer('accepted')}>
          Accept
        </Button>
      </div>
    </section>
  );
}
