'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { needsScript } from '@/lib/build-attributes';
import { consentEvents, readConsent, reopenConsent } from '@/lib/storage/consent';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(consentEvents.changed, onChange);
  return () => window.removeEventListener(consentEvents.changed, onChange);
}

const sentences = {
  accepted: 'You accepted optional features.',
  declined: 'You declined optional features. None of them run.',
  none: 'You haven’t chosen yet.',
};

/** The visitor's answer to the cookie banner and the way to change it. Empty until scripts run. */
export function ConsentStatus() {
  const answer = useSyncExternalStore(
    subscribe,
    () => readConsent() ?? 'none',
    () => null,
  );
  return (
    <div
      {...needsScript}
      className="grid justify-items-start gap-4 rounded-control border border-edge px-5 py-4.5"
    >
      <div>
        <h3 className="type-h4 text-ink">Your current choice</h3>
        {/* Two lines are kept on a phone, so that the answer moves nothing. */}
        <p className="text-ink-2 max-sm:min-h-[2lh]">
          {answer === null ? 'Loading your choice.' : sentences[answer]}
        </p>
      </div>
      <Button variant="outline" onClick={reopenConsent}>
        Change your choice
      </Button>
    </div>
  );
}
