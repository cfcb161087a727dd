'use client';

import { useEffect, useRef } from 'react';
import type { AccordionProps } from './radix-accordion';
import { takeOver } from './take-over';

const onServer = typeof window === 'undefined';

/**
 * Questions of which one or none is open (PIECES-01); see radix-accordion.tsx for the props. The server draws
 * them; in the browser that HTML stands as it came until someone turns to it. No page loads Radix for questions
 * that nobody opens. (A Suspense boundary would do the same, but React takes a large one out of the page's
 * flow, where it stays hidden without scripts.)
 */
export function Accordion(props: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  useEffect(() => (root.current ? takeOver(root.current, first.current) : undefined), []);

  if (onServer) {
    const { RadixAccordion } = require('./radix-accordion') as typeof import('./radix-accordion');
    return (
      <div>
        <RadixAccordion {...props} />
      </div>
    );
  }
  // React leaves what is inside alone: hydration does not compare a part that is given as HTML.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant
  return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
