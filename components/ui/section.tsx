import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Rail } from '@/components/ui/rail';
import { NOT_SEARCHED } from '@/lib/search/markup';
import { Container } from './container';

const tones = { paper: 'bg-paper', sunk: 'bg-sunk', band: 'band' };

/**
 * A section of a page: background, vertical padding and, where the page has a rail, its stretch of it.
 *
 * @param label id of the section's heading, so that the section is a named landmark.
 * @param rail 'through' draws the rail over the full height; 'none' leaves it out.
 * @param searched false keeps its text out of the search and the chat.
 */
export function Section({
  tone = 'paper',
  rail = 'none',
  searched = true,
  label,
  id,
  className,
  children,
}: {
  tone?: keyof typeof tones;
  rail?: 'through' | 'none';
  searched?: boolean;
  label?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      {...(id && { id })}
      {...(!searched && { [NOT_SEARCHED]: '' })}
      aria-labelledby={label}
      data-tone={tone}
      className={tones[tone]}
    >
      <Container className={clsx('pad-section', className)}>
        {rail === 'through' && <Rail />}
        {children}
      </Container>
    </section>
  );
}

/**
 * The head of a section. A '\n' in the title breaks its line; a note is small print below.
 *
 * @param shape 'split' has the lead in five columns beside the title, 'large' below it; 'table' is small, so that what
 *   follows is the larger thing.
 */
export function SectionHead({
  id,
  title,
  lead,
  note,
  shape = 'split',
  className,
}: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  note?: ReactNode;
  shape?: 'split' | 'large' | 'table';
  className?: string;
}) {
  const table = shape === 'table';
  return (
    <div
      className={clsx(
        'grid',
        table ? 'gap-y-2' : 'gap-y-3 md:gap-y-5',
        shape === 'split' && lead && 'lg:split-7-5 lg:items-baseline',
        className,
      )}
    >
      <h2 id={id} className={clsx('whitespace-pre-line', table ? 'type-h3-lg' : 'type-h2')}>
        {title}
      </h2>
      {(lead || note) && (
        <div className="max-w-reading">
          {lead && <p className={table ? undefined : 'type-lead'}>{lead}</p>}
          {note && <p className="mt-2 text-note leading-snug text-ink-3">{note}</p>}
        </div>
      )}
    </div>
  );
}
