import { metadataOf } from '@/app/_lib/metadata';
import { structuredDataOf } from '@/app/_lib/structured-data';
import { PageHead } from '@/components/layout/page-head';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { FaqGroups } from '@/components/sections/parts/faq-groups';
import { StructuredData } from '@/components/structured-data';
import { Container } from '@/components/ui/container';
import { faqClosing, faqGroups } from '@/content/faq/faq';
import { pageOf } from '@/content/site/pages';
import { routes } from '@/lib/routes';

const page = pageOf(routes.faq);

export const metadata = metadataOf(page.path);

export default function FaqPage() {
  return (
    <>
      <StructuredData json={structuredDataOf(page.path)} />
      <PageHead crumbs={[{ label: 'FAQ' }]} heading={page.heading} lead={page.lead} />
      <Container className="pb-(--section)">
        <FaqGroups groups={faqGroups} />
      </Container>
      <ClosingAction
        heading={faqClosing.heading}
        lead={faqClosing.lead}
        actions={[
          { label: 'Ask us directly', href: routes.contact },
          { label: 'Work out a price', href: routes.pricingCalculator },
        ]}
      />
    </>
  );
}
