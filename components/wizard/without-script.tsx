import type { ReactElement } from 'react';
import { Section } from '@/components/ui/section';

/** Replaces a tool without JavaScript: its whole table, to work out the result by hand. */
export function WithoutScript({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactElement;
}) {
  return (
    <noscript>
      <Section rail={false} label="by-hand" className="pt-0">
        <h2 id="by-hand" className="type-h2">
          {heading}
        </h2>
        <p className="mt-4 max-w-reading">{lead}</p>
        {children}
      </Section>
    </noscript>
  );
}
