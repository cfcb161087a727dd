import { createPageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs, sitePages } from '@/app/_lib/site-pages';
import { PageHead } from '@/components/layout/page-head';
import { SiteSearch } from '@/components/search/site-search';
import { Container } from '@/components/ui/container';
import { searchPage } from '@/content/search/search';
import * as routes from '@/lib/routes';

export const metadata = createPageMetadata(routes.search, searchPage.meta);

const names = [...new Set(sitePages.map(({ section }) => section))];
export default function SearchPage() {
  const { heading, lead, allPages } = searchPage;
  return (
    <>
      <PageHead crumbs={getBreadcrumbs(routes.search, heading)} heading={heading} lead={lead} />
      <Container rail="end" className="pb-(--section)">
        <SiteSearch texts={searchPage}>
          <section aria-labelledby="all-pages" className="border-t border-rule pt-8">
            <h2 id="all-pages" className="type-h3">
              {allPages}
            </h2>
            <div className="mt-6 columns-1 gap-x-8 sm:columns-2 lg:columns-3">
              {names.map((name) => (
                <section key={name} className="mb-8 break-inside-avoid-column">
                  <h3 className="type-h4">{name}</h3>
                  <ul className="mt-2">
                    {sitePages
                      .filter(({ section }) => section === name)
                      .map(({ label, heading, path }) => (
                        <li key={path}>
                          <a href={path} className="inline-block py-1 hover:underline">
                            {/^Page \d/.test(label) ? heading : label}
                          </a>
                        </li>
                      ))}
                  </ul>
                </section>
              ))}
            </div>
          </section>
        </SiteSearch>
      </Container>
    </>
  );
}
