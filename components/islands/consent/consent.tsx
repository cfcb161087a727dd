'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { consentEvents, readConsent } from '@/lib/consent';
import type { DetectionMode } from '@/lib/currency/detect';

const ConsentBanner = lazy(() => import('./consent-banner'));

/** Shows the cookie banner on the first visit, after six months, and when it is asked for (DECISIONS-07). */
export function Consent({ cookiesHref, mode }: { cookiesHref: string; mode: DetectionMode }) {
  const [open, setOpen] = useState<'no' | 'first' | 'again'>('no');

  useEffect(() => {
    if (readConsent() === null) setOpen('first');
    const reopen = () => setOpen('again');
    window.addEventListener(consentEvents.reopen, reopen);
    return () => window.removeEventListener(consentEvents.reopen, reopen);
  }, []);

  if (open === 'no') return null;
  return (
    <Suspense>
      <ConsentBanner
        cookiesHref={cookiesHref}
        mode={mode}
        takeFocus={open === 'again'}
        onDone={() => setOpen('no')}
      />
    </Suspense>
  );
}
