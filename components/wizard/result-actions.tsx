'use client';

import clsx from 'clsx';
import { type ComponentProps, useState } from 'react';
import { getCurrentAddress } from '@/components/hooks/use-url-state';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { needsScript } from '@/lib/build-attributes';
import { linkToContact, type PrefillSource } from '@/lib/storage/prefill';
import { composeMessage, type MessageGroup } from '@/lib/wizard/describe-answers';

/** Leads to the contact form with a result as its message: groups of lines, and the result's address. */
export const ContactLink = ({
  from,
  message,
  service,
  ...button
}: Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  from: PrefillSource;
  message: readonly MessageGroup[];
  service?: string | undefined;
}) => (
  <ButtonLink
    href={linkToContact({
      from,
      message: composeMessage(...message, [getCurrentAddress()]),
      inquiryType: 'consultation',
      service,
    })}
    {...button}
  />
);

/** Back to the first question with nothing answered. */
export const StartOverButton = ({ onClick, className }: { onClick: () => void; className?: string }) => (
  <Button variant="outline" className={clsx(className, 'print:hidden')} onClick={onClick}>
    <Icon name="rotate" size={18} />
    Start Over
  </Button>
);

type Props = { address?: () => string; className?: string };

/** Copies an address, by default the page's own, or prints the result, and reports whether copying worked. */
export function ShareButtons({ address = getCurrentAddress, className }: Props) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setMessage('Link copied.');
    } catch {
      setMessage('Your browser blocked copying. Copy the link from the address bar.');
    }
  };
  const button =
    'inline-flex min-h-[48px] items-center gap-2 text-small font-semibold underline decoration-1 underline-offset-[0.22em] hover:decoration-2';
  return (
    <div {...needsScript} className={clsx(className, 'print:hidden')}>
      <div className="flex flex-wrap gap-x-6">
        <button type="button" className={button} onClick={() => void copy()}>
          <Icon name="link" size={18} />
          Copy link
        </button>
        <button type="button" className={button} onClick={() => window.print()}>
          <Icon name="printer" size={18} />
          Print
        </button>
      </div>
      <p role="status" className="type-small min-h-5 text-ink-2">
        {message}
      </p>
    </div>
  );
}
