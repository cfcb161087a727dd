'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type ConsentAnswer, consentEvents, readConsent, showBanner, writeConsent } from '@/lib/consent';
import { onStoredElsewhere } from '@/lib/storage-keys';

/**
 * The cookie banner (DECISIONS-07): a region, not a dialog, so that the page stays usable behind it. It is in
 * every page's HTML and shown by an attribute of the root: the script in the head sets it on the first visit and
 * after six months. Opened from the footer or the cookies page it takes focus, and gives it back when answered.
 *
 * @param children what it says, drawn by the server: see CookieWords.
 */
export function Consent({ children }: { children: ReactNode }) {
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
    let known = readConsent();
    const end = onStoredElsewhere(() => {
      const now = readConsent();
      if (now === known) return;
      known = now;
      showBanner(now === null);
      window.dispatchEvent(new Event(consentEvents.changed));
    });
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
      end();
    };
  }, []);

  const answer = (given: ConsentAnswer) => {
    writeConsent(given);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    showBanner(false);
  };

  return (
    <section ref={region} tabIndex={-1} aria-label="Cookies" className="consent-banner">
      {children}
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
