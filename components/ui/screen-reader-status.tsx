'use client';

import { useEffect, useState } from 'react';

/** Long enough to be read aloud, and gone before somebody reads on with the arrow keys. */
const SHOWN_MS = 5000;

/** Says a text to screen readers, which stands visibly elsewhere, and empties itself so that it is not read twice. */
export function ScreenReaderStatus({ text }: { text: string }) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    setSaid(text);
    const timer = setTimeout(() => setSaid(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
