import type { ReactNode } from 'react';
import { Section, SectionHead } from '@/components/ui/section';
import { Split } from '@/components/ui/split';
import type { ContentIndex } from '@/content/content-index.schema';
import type { Section as SectionContent, SectionKind } from '@/content/landing-page/schema';

/** What a section of a landing page gets: its content, what it may look up, and the id of its heading. */
export type SectionProps<Kind extends SectionKind> = {
  section: Extract<SectionContent, { kind: Kind }>;
  contentIndex: ContentIndex;
  headingId: string;
};

type Head = Pick<SectionContent, 'title' | 'lead' | 'note' | 'tone' | 'anchor'>;

/** The band of one section with the page's rail; its head stands above (7/5) or beside (4/7) its content. */
export function LandingSection({
  section,
  headingId,
  tone = 'paper',
  split = false,
  flush = false,
  rail = 'through',
  aside,
  children,
}: {
  section: Head;
  headingId: string;
  /** The kind's own ground; the section's content may name another. */
  tone?: Head['tone'];
  split?: boolean;
  /** The content brings its own distance to the head. */
  flush?: boolean;
  rail?: 'through' | 'none';
  /** Below the lead of a split head. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { title, lead, note, anchor } = section;
  return (
    <Section
      tone={section.tone ?? tone}
      rail={rail}
      label={headingId}
      id={anchor}
      className="landing-section"
    >
      {split ? (
        <Split
          head={
            <div className="max-w-reading">
              <h2 id={headingId} className="type-h2">
                {title}
              </h2>
              {lead && <p className="mt-4 text-balance text-ink-2">{lead}</p>}
              {aside}
              {note && <p className="type-meta mt-4 text-ink-3">{note}</p>}
            </div>
          }
        >
          {children}
        </Split>
      ) : (
        <>
          <SectionHead id={headingId} title={title} lead={lead} note={note} />
          <div className={flush ? undefined : 'mt-8 lg:mt-12'}>{children}</div>
        </>
      )}
    </Section>
  );
}
