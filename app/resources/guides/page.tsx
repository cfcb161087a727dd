import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { FilteredList } from '@/components/filters/filtered-list';
import { GuideCard } from '@/components/guides/guide-card';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { ButtonLink } from '@/components/ui/button';
import { Section, SectionHead } from '@/components/ui/section';
import { guideFacets, guides, guidesPage, guideWords } from '@/content/guides';
import { guideFiles } from '@/lib/documents/downloads';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.guides);

export default function GuidesPage() {
  const entries = guides.map((guide) => ({ guide, files: guideFiles(guide) }));
  const { featured, all, closing } = guidesPage;
  return (
    <>
      <SitePageHead
        path={routes.guides}
        actions={
          <>
            <ButtonLink href={routes.resources} size="lg" className="max-sm:w-full">
              {guidesPage.resources}
            </ButtonLink>{' '}
            <ButtonLink href={routes.contact} variant="outline" size="lg" className="max-sm:w-full">
              {guidesPage.contact}
            </ButtonLink>
          </>
        }
      />
      <Section label="featured" className="pt-6 md:pt-10">
        <SectionHead id="featured" title={featured.heading} lead={featured.lead} />
        <ul className="mt-10 grid grid-cols-1 gap-x-8 gap-y-12 *:grid md:grid-cols-3 md:grid-rows-[repeat(4,auto)] md:*:row-span-4 md:*:grid-rows-subgrid">
          {entries
            .filter(({ guide }) => guide.featured)
            .map(({ guide, files }) => (
              <li key={guide.id}>
                <GuideCard guide={guide} files={files} picture />
              </li>
            ))}
        </ul>
      </Section>
      <div className="border-t border-rule">
        <Section label="all">
          <SectionHead id="all" title={all.heading} lead={all.lead} className="mb-10" />
          <FilteredList
            facets={guideFacets}
            words={guideWords}
            className="border-b border-rule"
            entries={entries.map(({ guide, files }) => ({
              id: String(guide.id),
              values: { category: slug(guide.category) },
              card: <GuideCard guide={guide} files={files} anchor={`guide-${guide.id}`} />,
            }))}
          />
        </Section>
      </div>
      <ClosingAction
        {...closing}
        actions={[
          { label: closing.contact, href: routes.contact },
          { label: closing.resources, href: routes.resources },
        ]}
      />
    </>
  );
}
