import { createPageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { ContactApiTester } from '@/components/api-test/contact-api-tester';
import { PageHead } from '@/components/layout/page-head';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { contactPage } from '@/content/contact/contact';
import * as routes from '@/lib/routes';

const { heading, lead, label, noScript, meta } = contactPage.apiTest;

export const metadata = createPageMetadata(routes.apiTest, meta);

export default function ApiTestPage() {
  return (
    <>
      <PageHead crumbs={getBreadcrumbs(routes.apiTest, heading)} heading={heading} />
      <Container rail="end" className="pb-24">
        <Badge variant="warning">{label}</Badge>
        <p className="type-lead mt-4 mb-8 max-w-reading">{lead}</p>
        <noscript>
          <p className="mb-6">{noScript}</p>
        </noscript>
        <ContactApiTester />
      </Container>
    </>
  );
}
