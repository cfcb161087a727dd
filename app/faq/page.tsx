import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { PageHead } from '@/components/layout/page-head';
import { FaqGroups } from '@/components/sections/faq';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { Container } from '@/components/ui/container';
import { faqClosing, faqGroups } from '@/content/faq/faq';
import { pageOf } from '@/content/site/pages';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';

const page = pageOf(routes.faq);

export const metadata = getSitePageMetadata(page.path);

export default function FaqPage() {
  return (
    <>
      <StructuredData path={page.path} />
      <PageHead
        crumbs={getBreadcrumbs(page.path)}
        heading={page.heading}
        lead={page.lead}
        actions={
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:gap-y-2">
            {faqGroups.map(({ title }) => (
              <li key={title}>
                <a
                  href={`#${slug(title)}`}
                  className="text-link inline-flex items-center wrap-anywhere max-md:min-h-11"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        }
      />
      <Container rail className="pb-[var(--section)]">
        <FaqGroups groups={faqGroups} />
      </Container>
      <ClosingAction
        {...faqClosing}
        actions={[
          { label: 'Ask us directly', href: routes.contact },
          { label: 'Estimate a Price', href: routes.pricingCalculator },
        ]}
      />
    </>
  );
}
