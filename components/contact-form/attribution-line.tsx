'use client';

import { useEffect, useState } from 'react';
import type { ContactForm } from '@/content/schemas/contact';
import * as routes from '@/lib/routes';
import { type Attribution, describeCampaign, readAttribution } from '@/lib/storage/attribution';
import { getReferringPath } from './request';

/**
 * The attribution, as the form shows and sends it. Without a campaign, it is left out when its first page is the form
 * or the page that led to the form, which is sent anyway.
 */
export function useAttribution(): Attribution | undefined {
  const [attribution, setAttribution] = useState<Attribution>();
  useEffect(() => {
    const stored = readAttribution();
    const known = [routes.contact, getReferringPath(document.referrer, window.location.origin)];
    if (stored && (describeCampaign(stored) || (stored.firstPage && !known.includes(stored.firstPage))))
      setAttribution(stored);
  }, []);
  return attribution;
}

/** Shows the attribution before it is sent. */
export function AttributionLine({
  attribution,
  copy,
}: {
  attribution: Attribution;
  copy: ContactForm['attribution'];
}) {
  const { firstPage } = attribution;
  const campaign = describeCampaign(attribution);
  return (
    <p className="type-small mt-6 text-ink-2 wrap-anywhere">
      {campaign
        ? `${copy.cameFrom} ${campaign}${firstPage ? `, ${copy.firstPage} ${firstPage}` : ''}`
        : `${copy.firstPageOnly} ${firstPage}`}
    </p>
  );
}
