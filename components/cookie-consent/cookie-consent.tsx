'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  type ConsentAnswer,
  consentEvents,
  readConsent,
  setBannerShown,
  writeConsent,
} from '@/lib/storage/consent';
import { onStoredElsewhere } from '@/lib/storage/storage-keys';

/**
 * The cookie banner: a region, not a dialog. An attribute of the root shows it, which the script in the head sets too. Opened
 * again it takes focus, and returns it when answered; on the first visit the page gets it, as the pressed button is gone.
 */
export function CookieConsent({ children }: { children: ReactElement }) {
  const region = useRef<HTMLElement>(null);
  const openedFrom = useRef<Element | null>(null);
  const [confirmed, setConfirmed] = useState('');

  useEffect(() => {
    const reopen = () => {
      openedFrom.current = document.activeElement;
      setConfirmed('');
      setBannerShown(true);
      region.current?.focus();
    };
    let lastAnswer = readConsent();
    setBannerShown(lastAnswer === null);
    // Where a content blocker hides the banner, the page keeps no room for it.
    if (region.current?.checkVisibility?.() === false) setBannerShown(false);
    const stopFollowing = onStoredElsewhere(() => {
      const now = readConsent();
      if (now === lastAnswer) return;
      lastAnswer = now;
      setBannerShown(now === null);
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
    const said = given === 'accepted' ? 'Accepted' : 'Declined';
    setConfirmed(`${said}. You can change this under Cookie settings at the end of the page.`);
    const place = openedFrom.current ?? document.getElementById('content');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    setBannerShown(false);
    // In a low window the banner is at the top of the page, far from where it was opened.
    openedFrom.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <p role="status" className="sr-only">
        {confirmed}
      </p>
      {/* At the bottom of the window; in a low window at the top of the page, not over it. */}
      <section
        ref={region}
        tabIndex={-1}
        aria-label="Cookies"
        className="fixed inset-x-0 bottom-0 z-(--z-notice) hidden border-t border-edge bg-raised in-data-consent-asked:block in-data-menu-open:invisible print:hidden! [@media(height<30rem)]:relative [@media(height<30rem)]:z-auto [@media(height<30rem)]:mt-(--header) [@media(height<30rem)]:-mb-(--header)"
      >
        <div className="column flex flex-col gap-1.5 py-1.5 md:min-h-15.5 md:flex-row md:items-center md:justify-between md:gap-8 [&>p]:text-small [&>p]:[line-height:1.35]">
          {children}
          <div className="grid flex-none grid-cols-2 gap-2">
            <Button variant="outline" size="sm" onClick={() => answer('declined')}>
              Decline
            </Button>{' '}
            <Button variant="outline" size="sm" onClick={() => answer('accepted')}>
              Accept
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
