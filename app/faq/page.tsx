import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { FaqFigures, FaqGroups } from '@/components/sections/faq';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { Container } from '@/components/ui/container';
import { faqClosing, faqGroups, sharedFaq } from '@/content/faq/faq';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.faq);

export default function FaqPage() {
  return (
    <>
      <SitePageHead
        path={routes.faq}
        actions={
          <ul className="flex flex-wrap gap-x-6 md:gap-y-2">
            {faqGroups.map(({ title }) => (
              <li key={title}>
                <a href={`#${slug(title)}`} className="text-link inline-flex items-center max-md:min-h-11">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        }
      />
      <FaqFigures items={sharedFaq.filter(({ figure }) => figure)} />
      <Container rail className="pad-section">
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
