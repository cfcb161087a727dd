import { notFound } from 'next/navigation';
import { StructuredData } from '@/app/_components/structured-data';
import { contentIndex } from '@/app/_lib/content-index';
import { landingPages } from '@/app/_lib/landing-pages';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { ConvertedNote, Price } from '@/components/currency/price';
import { HeroIllustration } from '@/components/illustrations/hero-illustration';
import { PageHead } from '@/components/layout/page-head';
import { getSectionTone, LandingSection } from '@/components/sections/landing-section';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { StatementColumns } from '@/components/sections/parts/statement-columns';
import { ButtonRow } from '@/components/ui/button-row';
import { Container } from '@/components/ui/container';
import type { Section } from '@/content/schemas/landing-page';
import { createSlugger } from '@/lib/format/slug';
import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import * as routes from '@/lib/routes';

/** An anchor for each section's heading, made from its words. Each anchor is unique on the page. */
function createHeadingIds(sections: readonly Section[]): string[] {
  const slugger = createSlugger();
  for (const { anchor } of sections) if (anchor) slugger(anchor);
  return sections.map(({ title }) => slugger(title));
}

const pathOf = async ({ params }: PageProps<'/[...path]'>) => `/${(await params).path.join('/')}`;

export const dynamicParams = false;
export const generateStaticParams = () =>
  [...landingPages.keys()].map((path) => ({ path: path.slice(1).split('/') }));

export const generateMetadata = async (props: PageProps<'/[...path]'>) =>
  getSitePageMetadata(await pathOf(props));

/** The landing pages: hero with actions, base price if any and illustration, sections in order, closing action. */
export default async function LandingRoute(props: PageProps<'/[...path]'>) {
  const path = await pathOf(props);
  const landing = landingPages.get(path) ?? notFound();
  const { page, contactHref = routes.contact, base } = landing;
  const { hero, sections, closing } = page;
  const headingIds = createHeadingIds(sections);
  const { heading, lead, action, anchor, second, illustration, benefits } = hero;
  return (
    <>
      <StructuredData path={path} />
      <PageHead
        crumbs={getBreadcrumbs(path)}
        heading={heading}
        lead={lead}
        actions={
          <>
            <ButtonRow
              actions={[
                { label: action, href: anchor ? `#${anchor}` : contactHref },
                ...(second ? [second] : []),
              ]}
            />{' '}
            {base && (
              <p className="type-small mt-1 w-full text-balance text-ink-2">
                Base price <Price usd={base.usd} /> for {peopleBySize.small} users,{' '}
                {/* Two lines on a narrow phone, so that the font's arrival does not break the line. */}
                <span className="max-[24rem]:block">{`about ${base.weeks} weeks.`}</span> <ConvertedNote />
              </p>
            )}
          </>
        }
      />
      {(illustration || benefits) && (
        <Container rail className="grid grid-cols-1 gap-y-(--section) pb-(--section)">
          {illustration && <HeroIllustration {...illustration} />}
          {benefits && <StatementColumns items={benefits} heading="h2" />}
        </Container>
      )}
      {/* Sections with one background share the space between them, and so do a head alone and the first section. */}
      {sections.map((section, index) => {
        const headingId = headingIds[index] as string;
        const before = sections[index - 1];
        const above = before ? getSectionTone(before) : illustration || benefits ? undefined : 'paper';
        const joined = getSectionTone(section) === above;
        return (
          <LandingSection
            key={headingId}
            section={section}
            contentIndex={contentIndex}
            headingId={headingId}
            opens={!before || !joined}
            joined={joined}
          />
        );
      })}
      <ClosingAction
        {...closing}
        actions={[{ label: closing.action, href: contactHref }, ...(closing.second ? [closing.second] : [])]}
      />
    </>
  );
}
