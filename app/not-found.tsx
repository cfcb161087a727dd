import type { Metadata } from 'next';
import { Rail, RailBranch, RailStart } from '@/components/layout/rail';
import { SearchField } from '@/components/search/search-field';
import { Suggestions } from '@/components/search/suggestions';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { searchPage } from '@/content/search/search';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Page not found' };

const mainPages = [
  { href: routes.services, label: 'Services' },
  { href: routes.industries, label: 'Industries' },
  { href: routes.caseStudies, label: 'Case Studies' },
  { href: routes.pricingCalculator, label: 'Pricing Calculator' },
  { href: routes.faq, label: 'FAQ' },
];

/** For every unknown address: links to the main pages, a search, and pages whose words resemble the address. */
export default function NotFound() {
  return (
    <div className="overflow-x-clip">
      <Container className="pb-(--section)">
        {/* The rail leads to the button for the home page. The box begins at the content column. */}
        <div className="relative pad-title pb-8 [--rail-column:0px]">
          <RailStart />
          <Rail lit className="top-[calc(1.5rem+var(--rail-turn))]" />
          <h1 className="type-h1">Page not found</h1>
          <p className="type-lead mt-6 max-w-reading text-ink-2">
            We can’t find a page at this address. It may have moved, or the link may have a typo.
          </p>
        </div>
        <div className="relative flex flex-wrap gap-3 [--rail-column:0px]">
          <Rail lit className="bottom-auto h-[calc(26px-var(--rail-turn))]" />
          <RailBranch lit at="24.5px" />
          <ButtonLink href={routes.home}>Go to the home page</ButtonLink>
          <ButtonLink href={routes.contact} variant="outline">
            Contact us
          </ButtonLink>
        </div>
        <search>
          <form action={routes.search} className="mt-12">
            <SearchField texts={searchPage.field} />
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
        <Suggestions heading={searchPage.suggestions} />
      </Container>
    </div>
  );
}
