import { createPageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { FailureSentence } from '@/components/contact-form/outcome';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { MessagePanel } from '@/components/ui/message-panel';
import { company } from '@/content/company/company';
import { contactPage } from '@/content/contact/contact';
import * as routes from '@/lib/routes';

const { notSent } = contactPage;

export const metadata = createPageMetadata(routes.contactNotSent, notSent.meta);

/** A form post without JavaScript that failed is redirected here. */
export default function InquiryNotSentPage() {
  return (
    <>
      <PageHead crumbs={getBreadcrumbs(routes.contactNotSent, 'Not sent')} heading={notSent.heading} />
      <Container rail="end" className="pb-24">
        <div className="max-w-reading">
          <MessagePanel>
            <p className="font-medium">
              <FailureSentence email={company.email} />
            </p>
          </MessagePanel>
          <p className="mt-6">{notSent.back}</p>
          <p className="mt-4">{notSent.mail}</p>
          <ButtonLink href={routes.contact} variant="outline" className="mt-6">
            {notSent.again}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
