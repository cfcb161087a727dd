import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Rail } from '@/components/layout/rail';
import { Container } from './container';

const tones = { paper: 'bg-paper', sunk: 'bg-sunk', band: 'band' };

/**
 * A section of a page: background, vertical padding and, where the page has a rail, its stretch of it.
 *
 * @param label id of the section's heading, so that the section is a named landmark.
 * @param rail 'through' draws the rail over the full height; 'none' leaves it out.
 */
export function Section({
  tone = 'paper',
  rail = 'none',
  label,
  id,
  className,
  children,
}: {
  tone?: keyof typeof tones;
  rail?: 'through' | 'none';
  label?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section {...(id && { id })} aria-labelledby={label} data-tone={tone} className={tones[tone]}>
      <Container className={clsx('pad-section', className)}>
        {rail === 'through' && <Rail />}
        {children}
      </Container>
    </section>
  );
}

/** The head of a section: title in seven columns, lead in five; a note alone below the title. A '\n' in the title breaks its line. */
export function SectionHead({
  id,
  title,
  lead,
  note,
  className,
}: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  note?: ReactNode;
  className?: string;
}) {
  return (
    <div className={clsx('grid gap-y-3 md:gap-y-5', lead && 'lg:split-7-5 lg:items-baseline', className)}>
      <h2 id={id} className="type-h2 whitespace-pre-line">
        {title}
      </h2>
      {(lead || note) && (
        <div className="max-w-reading">
          {lead && <p className="type-lead text-ink-2">{lead}</p>}
          {note && <p className="mt-2 text-note leading-snug text-ink-3">{note}</p>}
        </div>
      )}
    </div>
  );
}
