'use client';

import { reopenConsent } from '@/lib/consent';

/** Opens the cookie banner again; without JavaScript it leads to the cookies page. */
export function ConsentLink({
  href,
  children,
  className,
}: {
  href: string;
  children: string;
  className?: string;
}) {
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        reopenConsent();
      }}
    >
      {children}
    </a>
  );
}
