import clsx from 'clsx';
import type { ContentIndex } from '@/content/content-index.schema';
import type { LandingPage as Content, Section } from '@/content/landing-page/schema';
import { createSlugger } from '@/lib/format/slug';
import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/seo/crumbs';
import { Hero } from './hero';
import { LandingSection } from './landing-section';
import { ClosingAction } from './parts/closing-action';

/** An anchor for each section's heading, made from its words. No two things on a page may share one. */
function headingIdsOf(sections: readonly Section[]): string[] {
  const slugger = createSlugger();
  for (const { anchor } of sections) if (anchor) slugger(anchor);
  return sections.map(({ title }) => slugger(title));
}

/** A page made of sections: hero, sections in order, closing action. */
export function LandingPage({
  crumbs,
  page: { hero, sections, closing },
  contentIndex,
  contactHref = routes.contact,
  base,
}: {
  crumbs: readonly Crumb[];
  page: Content;
  contentIndex: ContentIndex;
  /** Where the consultation buttons lead, other than the empty contact form. */
  contactHref?: string;
  /** The calculator's base price in US dollars and its weeks, on pages that sell one service. */
  base?: { usd: number; weeks: number };
}) {
  const headingIds = headingIdsOf(sections);
  return (
    <>
      <Hero crumbs={crumbs} hero={hero} contactHref={contactHref} base={base} />
      {/* Two sections with the same background share the space between them, and so do a hero without a drawing and
          the first section. */}
      <div
        className={clsx(
          '[&>[data-tone=paper]+[data-tone=paper]>*]:pt-0 [&>[data-tone=sunk]+[data-tone=sunk]>*]:pt-0',
          !hero.figure && '[&>[data-tone=paper]:first-child>*]:pt-0',
        )}
      >
        {sections.map((section, index) => {
          const headingId = headingIds[index] as string;
          return (
            <LandingSection
              key={headingId}
              section={section}
              contentIndex={contentIndex}
              headingId={headingId}
            />
          );
        })}
      </div>
      <ClosingAction
        rail
        {...closing}
        actions={[{ label: closing.action, href: contactHref }, ...(closing.second ? [closing.second] : [])]}
      />
    </>
  );
}
