import clsx from 'clsx';
import { ConvertedNote } from '@/components/currency/converted-note';
import { Price } from '@/components/currency/price';
import { HeroDrawing } from '@/components/illustrations/hero-drawing';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Rail } from '@/components/ui/rail';
import type { LandingPage as Content, Section } from '@/content/schemas/landing-page';
import { createSlugger } from '@/lib/format/slug';
import { readDrawing } from '@/lib/illustrations/drawing-file';
import * as routes from '@/lib/routes';
import type { Crumb } from '@/lib/seo/crumbs';
import { LandingSection } from './landing-section';
import { ClosingAction } from './parts/closing-action';
import type { ContentIndex } from './types';

/** An anchor for each section's heading, made from its words. No two things on a page may share one. */
function headingIdsOf(sections: readonly Section[]): string[] {
  const slugger = createSlugger();
  for (const { anchor } of sections) if (anchor) slugger(anchor);
  return sections.map(({ title }) => slugger(title));
}

/** A page made of sections: hero with actions, base price if any and drawing, sections in order, closing action. */
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
  const { heading, lead, action, anchor, second, figure } = hero;
  return (
    <>
      <PageHead
        rail={figure && readDrawing(figure.drawing, 'narrow').railAt ? 'always' : 'wide'}
        crumbs={crumbs}
        heading={heading}
        lead={lead}
        actions={
          <>
            <ButtonLink href={anchor ? `#${anchor}` : contactHref} size="lg" className="w-full sm:w-auto">
              {action}
            </ButtonLink>{' '}
            {second && (
              <ButtonLink href={second.href} variant="outline" size="lg" className="w-full sm:w-auto">
                {second.label}
              </ButtonLink>
            )}{' '}
            {base && (
              <p className="type-small mt-1 w-full text-balance text-ink-2">
                Base price <Price usd={base.usd} /> for 2-10 users, about {base.weeks} weeks.{' '}
                <ConvertedNote />
              </p>
            )}
          </>
        }
      />
      {figure && (
        <Container className="pb-(--section)">
          <Rail lit className="max-md:hidden" />
          <HeroDrawing figure={figure} />
        </Container>
      )}
      {/* Two sections with the same background share the space between them, and so do a hero without a drawing and
          the first section. */}
      <div
        className={clsx(
          '[&>[data-tone=paper]+[data-tone=paper]>*]:pt-0 [&>[data-tone=sunk]+[data-tone=sunk]>*]:pt-0',
          !figure && '[&>[data-tone=paper]:first-child>*]:pt-0',
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
