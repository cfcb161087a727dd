import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { toGuideItem } from '@/app/_lib/resource-items';
import { FilteredList } from '@/components/filters/filtered-list';
import { ResourceCard } from '@/components/resources/resource-card';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { Badge } from '@/components/ui/badge';
import { ButtonRow } from '@/components/ui/button-row';
import { Section, SectionHead } from '@/components/ui/section';
import { guideFacets, guides, guidesPage, guideWords } from '@/content/guides';
import type { Guide } from '@/content/schemas/guides';
import { formatFileSize } from '@/lib/documents/file-info';
import { pluralize } from '@/lib/format/pluralize';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.guides);

const typeVariants = { Guide: 'primary', Template: 'secondary', Checklist: 'success' } as const;

/** A guide on its page, which `anchor` names. @param cover its place among the featured ones */
function GuideCard({ guide, anchor, cover }: { guide: Guide; anchor: string; cover?: number | undefined }) {
  const { type, downloadCount, featured, format } = guide;
  const item = toGuideItem(guide, ({ pages, bytes }) => (
    <>
      {downloadCount} downloads <span aria-hidden>•</span> {pluralize(pages, 'page')}{' '}
      <span aria-hidden>•</span> {format}, {formatFileSize(bytes)}
    </>
  ));
  const badges = (
    <p className="flex flex-wrap items-center gap-2">
      <Badge variant={typeVariants[type]}>{type}</Badge>{' '}
      {featured && <Badge variant="outline">Featured</Badge>}
    </p>
  );
  return (
    <ResourceCard
      item={{ ...item, id: anchor }}
      kind={badges}
      download="Download Free"
      cover={cover}
      className="py-6 md:max-lg:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]"
    />
  );
}

export default function GuidesPage() {
  const { featured, all, closing } = guidesPage;
  return (
    <>
      <SitePageHead
        path={routes.guides}
        actions={
          <ButtonRow
            actions={[
              { label: guidesPage.resources, href: routes.resources },
              { label: guidesPage.contact, href: routes.contact },
            ]}
          />
        }
      />
      <Section label="featured" className="pt-6 md:pt-10">
        <SectionHead id="featured" title={featured.heading} lead={featured.lead} />
        <ul className="mt-10 grid grid-cols-1 gap-x-8 gap-y-5 *:contents md:grid-cols-12">
          {guides
            .filter((guide) => guide.featured)
            .map((guide, index) => (
              <li key={guide.id}>
                <GuideCard guide={guide} anchor={`featured-${guide.id}`} cover={index} />
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
            entries={guides.map((guide) => ({
              id: String(guide.id),
              values: { category: slug(guide.category) },
              card: <GuideCard guide={guide} anchor={`guide-${guide.id}`} />,
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
