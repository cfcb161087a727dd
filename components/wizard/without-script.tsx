import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';

/** What stands in a tool's place where scripts are off: its whole table, read by hand (DECISIONS-12). */
export function WithoutScript({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <noscript>
      <Section label="by-hand" className="pt-0">
        <h2 id="by-hand" className="type-h2">
          {heading}
        </h2>
        <p className="mt-4 max-w-reading text-ink-2">{lead}</p>
        {children}
      </Section>
    </noscript>
  );
}

/** A wide table that scrolls inside its own box, by keyboard too. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="scroll-table">
      <table className="prices-table">{children}</table>
    </section>
  );
}
