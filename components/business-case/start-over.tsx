'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { StartOverButton } from '@/components/wizard/result-actions';

/** What Start Over clears: this page only, or the other tools' answers too. */
export type Cleared = 'page' | 'all';

/** The Start Over button. It asks whether to clear the answers of the other tools, too. */
export function StartOver({ onStartOver }: { onStartOver: (cleared: Cleared) => void }) {
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(asking);
  // Focus moves from the button to the question, and back.
  useEffect(() => {
    if (shown.current === asking) return;
    shown.current = asking;
    place.current?.querySelector<HTMLElement>('legend, button')?.focus();
  }, [asking]);
  const clear = (what: Cleared) => {
    // After clearing, business-case.tsx moves the focus.
    shown.current = false;
    setAsking(false);
    onStartOver(what);
  };
  if (!asking)
    return (
      <div ref={place}>
        <StartOverButton onClick={() => setAsking(true)} />
      </div>
    );
  return (
    <div ref={place} className="w-full print:hidden">
      <fieldset>
        <legend tabIndex={-1} className="font-semibold">
          What should be cleared?
        </legend>
        <div className="mt-2 mb-4 flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => clear('page')}>
            Only what I wrote here
          </Button>
          <Button variant="outline" onClick={() => clear('all')}>
            Everything, other tools too
          </Button>
          <Button variant="outline" onClick={() => setAsking(false)}>
            Nothing
          </Button>
        </div>
      </fieldset>
    </div>
  );
}
