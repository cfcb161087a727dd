'use client';

import { Link2, Printer, RotateCcw } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Back to the first question with nothing answered. */
export function StartOverButton({ onClick, className }: { onClick: () => void; className?: string }) {
  return (
    <Button variant="outline" className={className} onClick={onClick}>
      <Icon icon={RotateCcw} size={18} />
      Start Over
    </Button>
  );
}

/** Copies the address of the result, or prints it. Says in words how copying went. */
export function ShareButtons() {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid('Link copied.');
    } catch {
      setSaid('Copying was refused. The link is in the address bar.');
    }
  };
  return (
    <div className="share">
      <div className="flex flex-wrap gap-x-6">
        <button type="button" className="share-button" onClick={() => void copy()}>
          <Icon icon={Link2} size={18} />
          Copy link
        </button>
        <button type="button" className="share-button" onClick={() => window.print()}>
          <Icon icon={Printer} size={18} />
          Print
        </button>
      </div>
      <p role="status" className="type-meta min-h-5 text-ink-2">
        {said}
      </p>
    </div>
  );
}
