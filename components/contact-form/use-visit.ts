'use client';

import { useEffect, useState } from 'react';
import { contactRoute } from '@/lib/routes/browser-routes';
import { onStoredElsewhere } from '@/lib/storage/storage-keys';
import { campaignText, leaveOutVisit, readVisit, type Visit } from '@/lib/storage/visit';
import { referringPath } from './request';

/**
 * What brought the visitor, as the form shows and sends it. Without a campaign, the first page is included only if it
 * differs from the page that led to the form, which is sent anyway.
 */
export function useVisit() {
  const [visit, setVisit] = useState<Visit>();

  useEffect(() => {
    const read = () => {
      const stored = readVisit();
      const known = [contactRoute, referringPath(document.referrer, window.location.origin)];
      const tells =
        stored && (campaignText(stored) || (stored.firstPage && !known.includes(stored.firstPage)));
      setVisit(tells ? stored : undefined);
    };
    read();
    // A page restored from the bfcache may be older than 'Leave this out'.
    return onStoredElsewhere(read);
  }, []);

  const leaveOut = () => {
    leaveOutVisit();
    setVisit(undefined);
  };
  return { visit, leaveOut };
}
