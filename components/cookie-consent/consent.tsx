'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import {
  type ConsentAnswer,
  consentEvents,
  readConsent,
  showBanner,
  writeConsent,
} from '@/lib/storage/consent';
import { onStoredElsewhere } from '@/lib/storage/storage-keys';

/**
 * The cookie banner: a region, not a dialog, so that the page stays usable behind it. It is in every page's HTML and
 * shown by an attribute of the root, which the script in the head sets on the first visit and after six months.
 * Opened from the footer or the cookies page it takes focus, and returns it when answered.
 *
 * @param children its text, rendered on the server: see CookieNotice.
 */
export function Consent({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const reopen = () => {
      cameFrom.current = document.activeElement;
      showBanner(true);
      region.current?.focus();
    };
    let known = readConsent();
    showBanner(known === null);
    const stopFollowing = onStoredElsewhere(() => {
      const now = readConsent();
      if (now === known) return;
      known = now;
      showBanner(now === null);
      window.dispatchEvent(new Event(consentEvents.changed));
    });
    window.addEventListener(consentEvents.reopen, reopen);
    return () => {
      stopFollowing();
      window.removeEventListener(consentEvents.reopen, reopen);
    };
  }, []);

  const answer = (given: ConsentAnswer) => {
    writeConsent(given);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    showBanner(false);
  };

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Cookies"
      className={clsx(
        'fixed inset-x-0 bottom-0 z-60 border-t border-edge bg-raised in-[:root:not([data-consent-asked])]:hidden print:hidden',
        // On low windows it is first on the page instead of over it.
        '[@media(height<30rem)]:relative [@media(height<30rem)]:mt-(--header) [@media(height<30rem)]:mb-[calc(-1*var(--header))]',
      )}
    >
      <div className="column flex flex-col gap-1.5 py-1.5 md:min-h-15.5 md:flex-row md:items-center md:justify-between md:gap-8">
        {children}
        <div className="grid flex-none grid-cols-[1fr_1fr] gap-2">
          <Button variant="outline" size="sm" onClick={() => answer('declined')}>
            Decline
          </Button>{' '}
          <Button variant="outline" size="sm" onClick={() => answer('accepted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
