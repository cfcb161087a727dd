'use client';

import { useEffect, useRef, useState } from 'react';
import type { ContactForm } from '@/content/schemas/contact';
import * as routes from '@/lib/routes';
import {
  type Attribution,
  describeCampaign,
  leaveOutAttribution,
  readAttribution,
} from '@/lib/storage/attribution';
import { onStoredElsewhere } from '@/lib/storage/storage-keys';
import { getReferringPath } from './request';

/**
 * The attribution, as the form shows and sends it. Without a campaign, it is left out when its first page is the form
 * or the page that led to the form, which is sent anyway.
 */
export function useAttribution() {
  const [attribution, setVisit] = useState<Attribution>();

  useEffect(() => {
    const read = () => {
      const stored = readAttribution();
      const known = [routes.contact, getReferringPath(document.referrer, window.location.origin)];
      const tells =
        stored && (describeCampaign(stored) || (stored.firstPage && !known.includes(stored.firstPage)));
      setVisit(tells ? stored : undefined);
    };
    read();
    // A page from the back/forward cache may still show an attribution that was left out since.
    return onStoredElsewhere(read);
  }, []);

  const leaveOut = () => {
    leaveOutAttribution();
    setVisit(undefined);
  };
  return { attribution, leaveOut };
}

/** Shows the attribution before it is sent, with a button to leave it out. */
export function AttributionLine({
  attribution,
  leaveOut,
  locked,
  copy,
}: {
  attribution: Attribution | undefined;
  leaveOut: () => void;
  /** True while a request is being sent. */
  locked: boolean;
  copy: ContactForm['attribution'];
}) {
  const line = useRef<HTMLParagraphElement>(null);
  const [leftOut, setLeftOut] = useState(false);
  useEffect(() => {
    // The pressed button is gone, so focus moves to the line that confirms the removal.
    if (leftOut) line.current?.focus();
  }, [leftOut]);

  if (!attribution && !leftOut) return null;
  return (
    <p ref={line} tabIndex={-1} className="type-small mt-6 text-ink-2 wrap-anywhere">
      {attribution ? (
        <span>
          <span id="attribution-line">{sentence(attribution, copy)}</span>{' '}
          <button
            type="button"
            aria-describedby="attribution-line"
            className="quiet-link ml-1 inline-flex min-h-8 items-center text-ink"
            disabled={locked}
            onClick={() => {
              leaveOut();
              setLeftOut(true);
            }}
          >
            {copy.leaveOut}
          </button>
        </span>
      ) : (
        copy.leftOut
      )}
    </p>
  );
}

function sentence(attribution: Attribution, copy: ContactForm['attribution']): string {
  const campaign = describeCampaign(attribution);
  if (!campaign) return `${copy.firstPageOnly} ${attribution.firstPage}`;
  return `${copy.cameFrom} ${campaign}${attribution.firstPage ? `, ${copy.firstPage} ${attribution.firstPage}` : ''}`;
}
