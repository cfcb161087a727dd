import { crumbsOf, sitePages } from '@/app/_lib/site-pages';
import { PageHead } from '@/components/layout/page-head';
import { AllPages } from '@/components/search/all-pages';
import { SiteSearch } from '@/components/search/site-search';
import { Container } from '@/components/ui/container';
import { searchPage } from '@/content/search/search';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.search, searchPage.meta, { index: false });

const names = [...new Set(sitePages.map(({ section }) => section))];
const sections = names.map((name) => ({
  name,
  pages: sitePages
    .filter(({ section }) => section === name)
    .map(({ label, heading, path }) => ({ label: /^Page \d/.test(label) ? heading : label, path })),
}));

export default function SearchPage() {
  const { heading, lead, allPages } = searchPage;
  return (
    <>
      <PageHead crumbs={crumbsOf(routes.search, heading)} heading={heading} lead={lead} />
      <Container className="pb-(--section)">
        <SiteSearch texts={searchPage}>
          <AllPages heading={allPages} sections={sections} />
        </SiteSearch>
      </Container>
    </>
  );
}
