import './globals.css';
import type { Metadata } from 'next';
import { SearchField } from '@/components/search/search-field';
import { SimilarPagesList } from '@/components/search/similar-pages-list';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { company } from '@/content/company/company';
import { searchPage } from '@/content/search/search';
import * as routes from '@/lib/routes';
import RootLayout, { metadata as layoutMetadata } from './layout';

export const metadata: Metadata = { ...layoutMetadata, title: `Page not found | ${company.name}` };

const mainPages = [
  { href: routes.services, label: 'Services' },
  { href: routes.industries, label: 'Industries' },
  { href: routes.caseStudies, label: 'Case Studies' },
  { href: routes.pricingCalculator, label: 'Pricing Calculator' },
  { href: routes.faq, label: 'FAQ' },
];

/**
 * For every unknown address: links to the main pages, a search, and pages whose words resemble the address. The
 * framework's not-found.tsx would be in the data of every page, with its scripts.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <div className="overflow-x-clip">
        <Container className="pb-(--section)">
          <div className="pad-title">
            <h1 className="type-h1">Page not found</h1>
            {/* The lane's dead end: in from the left edge of the window, up to a buffer stop. */}
            <p aria-hidden className="relative mt-8 h-10 lg:mt-12">
              <span className="absolute top-[18.5px] -left-[50vw] right-0 border-t-3 border-lane sm:right-1/4" />
              <span className="absolute top-0 right-0 h-10 border-r-3 border-lane sm:right-1/4" />
            </p>
            <p className="type-lead mt-6 max-w-reading">
              We can’t find a page at this address. It may have moved, or the link may have a typo.
            </p>
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={routes.home}>Go to the home page</ButtonLink>
            <ButtonLink href={routes.contact} variant="outline">
              Contact us
            </ButtonLink>
          </div>
          <search>
            <form action={routes.search} className="mt-12">
              <SearchField texts={searchPage.field} variant="outline" />
            </form>
          </search>
          <nav aria-label="Main pages" className="mt-12 border-t border-rule pt-6">
            <ul className="flex flex-wrap gap-x-8 gap-y-3">
              {mainPages.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className="text-link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <SimilarPagesList heading={searchPage.suggestions} />
        </Container>
      </div>
    </RootLayout>
  );
}
