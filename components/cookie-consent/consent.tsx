'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  type ConsentAnswer,
  consentEvents,
  readConsent,
  showBanner,
  writeConsent,
} from '@/lib/storage/consent';
import { onStoredElsewhere } from '@/lib/storage/storage-keys';
import styles from './consent.module.css';

const confirmations: Record<ConsentAnswer, string> = {
  accepted: 'Accepted. You can change this under Cookie settings at the end of the page.',
  declined: 'Declined. You can change this under Cookie settings at the end of the page.',
};

/**
 * The cookie banner: a region, not a dialog, so that the page stays usable behind it. It is in every page's HTML and
 * shown by an attribute of the root, which the script in the head sets on the first visit and after six months. Opened
 * from the footer or the cookies page it takes focus, and returns it when answered. On the first visit focus goes to
 * the page, because the button that had it is gone. Screen readers announce the answer.
 *
 * @param children its text, rendered on the server: see CookieNotice.
 */
export function Consent({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const openedFrom = useRef<Element | null>(null);
  const [confirmed, setConfirmed] = useState('');

  useEffect(() => {
    const reopen = () => {
      openedFrom.current = document.activeElement;
      setConfirmed('');
      showBanner(true);
      region.current?.focus();
    };
    let lastAnswer = readConsent();
    showBanner(lastAnswer === null);
    const stopFollowing = onStoredElsewhere(() => {
      const now = readConsent();
      if (now === lastAnswer) return;
      lastAnswer = now;
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
    setConfirmed(confirmations[given]);
    const place = openedFrom.current ?? document.getElementById('content');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    showBanner(false);
  };

  return (
    <>
      <p role="status" className="sr-only">
        {confirmed}
      </p>
      <section ref={region} tabIndex={-1} aria-label="Cookies" className={styles.bar}>
        <div className="column">
          {children}
          <div>
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
