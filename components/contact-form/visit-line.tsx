'use client';

import { useEffect, useRef, useState } from 'react';
import type { ContactForm } from '@/content/schemas/contact';
import * as routes from '@/lib/routes';
import { onStoredElsewhere } from '@/lib/storage/storage-keys';
import { campaignText, leaveOutVisit, readVisit, type Visit } from '@/lib/storage/visit';
import { referringPath } from './request';

/**
 * The visit, as the form shows and sends it. Without a campaign, it counts only if its first page is neither the form
 * nor the page that led to it, which is sent anyway.
 */
export function useVisit() {
  const [visit, setVisit] = useState<Visit>();

  useEffect(() => {
    const read = () => {
      const stored = readVisit();
      const known = [routes.contact, referringPath(document.referrer, window.location.origin)];
      const tells =
        stored && (campaignText(stored) || (stored.firstPage && !known.includes(stored.firstPage)));
      setVisit(tells ? stored : undefined);
    };
    read();
    // A page from the back/forward cache may come from before 'Leave this out'.
    return onStoredElsewhere(read);
  }, []);

  const leaveOut = () => {
    leaveOutVisit();
    setVisit(undefined);
  };
  return { visit, leaveOut };
}

/** Shows the visit before it is sent, with a button to leave it out. */
export function VisitLine({
  visit,
  leaveOut,
  locked,
  copy,
}: {
  visit: Visit | undefined;
  leaveOut: () => void;
  /** True while a request is being sent. */
  locked: boolean;
  copy: ContactForm['visit'];
}) {
  const line = useRef<HTMLParagraphElement>(null);
  const [leftOut, setLeftOut] = useState(false);
  useEffect(() => {
    // The button is gone, so focus moves to the line that confirms it.
    if (leftOut) line.current?.focus();
  }, [leftOut]);

  if (!visit && !leftOut) return null;
  return (
    <p ref={line} tabIndex={-1} className="type-small mt-6 text-ink-2 wrap-anywhere">
      {visit ? (
        <span>
          <span id="visit-line">{sentence(visit, copy)}</span>{' '}
          <button
            type="button"
            aria-describedby="visit-line"
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

function sentence(visit: Visit, copy: ContactForm['visit']): string {
  const campaign = campaignText(visit);
  if (!campaign) return `${copy.firstPageOnly} ${visit.firstPage}`;
  return `${copy.cameFrom} ${campaign}${visit.firstPage ? `, ${copy.firstPage} ${visit.firstPage}` : ''}`;
}
