import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NOT_SEARCHED_ATTRIBUTE } from '@/lib/build-attributes';
import { Container } from './container';
import type { ElementChildren } from './element-children';

const tones = { paper: 'bg-paper', sunk: 'bg-sunk [--rail-ground:var(--sunk)]', band: 'band' };

/**
 * A section of a page. @param label id of its heading, which makes it a named landmark. @param searched false keeps its text
 * out of the search and the chat.
 */
export const Section = ({
  tone = 'paper',
  rail = true,
  searched = true,
  label,
  id,
  className,
  children,
}: {
  tone?: keyof typeof tones | undefined;
  rail?: boolean | 'end';
  searched?: boolean;
  label?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ElementChildren;
}) => (
  <section
    {...(id && { id })}
    {...(!searched && { [NOT_SEARCHED_ATTRIBUTE]: '' })}
    aria-labelledby={label}
    data-tone={tone}
    className={tones[tone]}
  >
    <Container rail={rail} className={clsx('pad-section', className)}>
      {children}
    </Container>
  </section>
);

/**
 * The head of a section. @param shape 'split' has the lead in five columns beside the title, 'large' below it.
 * @param opens true where the section opens a band: only then its title is large.
 */
export const SectionHead = ({
  id,
  title,
  lead,
  note,
  shape = 'split',
  opens = true,
  className,
}: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  note?: ReactNode;
  shape?: 'split' | 'large' | undefined;
  opens?: boolean;
  className?: string;
}) => (
  <div
    className={clsx(
      'grid grid-cols-1',
      opens ? 'gap-y-3 md:gap-y-5' : 'gap-y-2',
      shape === 'split' && lead && 'lg:split-7-5 lg:items-baseline',
      className,
    )}
  >
    <h2 id={id} className={clsx('whitespace-pre-line', opens ? 'type-h2' : 'type-h3-lg')}>
      {title}
    </h2>
    {(lead || note) && (
      <div className="max-w-reading">
        {lead && <p className={opens ? 'type-lead' : undefined}>{lead}</p>}
        {note && <p className="mt-2 text-note [line-height:1.375] text-ink-3">{note}</p>}
      </div>
    )}
  </div>
);
