'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type ConsentAnswer, consentEvents, readConsent, showBanner, writeConsent } from '@/lib/consent';
import { onStoredElsewhere } from '@/lib/storage-keys';

const banner =
  'fixed bottom-6 left-6 z-60 w-[min(27rem,calc(100vw-3rem))] rounded-card border border-edge bg-raised p-5 shadow-2 max-sm:bottom-3 max-sm:left-3 max-sm:w-[calc(100vw-24px)] max-sm:p-4 print:hidden [:root:not([data-consent-asked])_&]:hidden';
/** On low windows the banner comes first on the page instead of lying over it. */
const bannerOnLowWindows =
  '[@media_(height<30rem)]:relative [@media_(height<30rem)]:inset-auto [@media_(height<30rem)]:mx-3 [@media_(height<30rem)]:mt-[calc(var(--header)+12px)] [@media_(height<30rem)]:mb-[calc(12px-var(--header))]';

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
    // The style sheets keep the footer, the chat button and what has focus clear of the banner by its height.
    const measure = () => {
      const height = region.current?.offsetHeight;
      if (height) document.documentElement.style.setProperty('--consent-height', `${height}px`);
    };
    const show = (asked: boolean) => {
      showBanner(asked);
      measure();
    };
    const reopen = () => {
      cameFrom.current = document.activeElement;
      show(true);
      region.current?.focus();
    };
    let known = readConsent();
    show(known === null);
    const stopFollowing = onStoredElsewhere(() => {
      const now = readConsent();
      if (now === known) return;
      known = now;
      show(now === null);
      window.dispatchEvent(new Event(consentEvents.changed));
    });
    window.addEventListener(consentEvents.reopen, reopen);
    window.addEventListener('resize', measure);
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      stopFollowing();
      window.removeEventListener(consentEvents.reopen, reopen);
      window.removeEventListener('resize', measure);
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, []);

  const answer = (given: ConsentAnswer) => {
    writeConsent(given);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    showBanner(false);
  };

  return (
    <section ref={region} tabIndex={-1} aria-label="Cookies" className={`${banner} ${bannerOnLowWindows}`}>
      {children}
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={() => answer('declined')}>
          Decline
        </Button>{' '}
        <Button variant="outline" onClick={() => answer('accepted')}>
          Accept
        </Button>
      </div>
    </section>
  );
}
