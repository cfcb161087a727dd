'use client';

import { isPlainClick } from '@/components/ui/is-plain-click';
import { reopenConsent } from '@/lib/storage/consent';

type Props = { href: string; className?: string; children: string };

/** Opens the cookie banner again; without JavaScript it leads to the choice on the cookies page. */
export const ConsentLink = ({ href, className, children }: Props) => (
  <a
    href={href}
    className={className}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      reopenConsent();
    }}
  >
    {children}
  </a>
);
