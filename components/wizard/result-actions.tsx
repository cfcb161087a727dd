'use client';

import { useState } from 'react';
import { getCurrentAddress } from '@/components/hooks/use-url-state';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { needsScript } from '@/lib/build-attributes';

/** Back to the first question with nothing answered. */
export function StartOverButton({ onClick, className = '' }: { onClick: () => void; className?: string }) {
  return (
    <Button variant="outline" className={`${className} print:hidden`} onClick={onClick}>
      <Icon name="rotate" size={18} />
      Start Over
    </Button>
  );
}

/**
 * Copies the address of the result, or prints the result, and reports whether copying worked.
 *
 * @param address returns the address to copy; by default the page's own.
 */
export function ShareButtons({
  address = getCurrentAddress,
  className = '',
}: {
  address?: () => string;
  className?: string;
}) {
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
    <div {...needsScript} className={`${className} print:hidden`}>
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
