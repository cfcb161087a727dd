import type { Metadata } from 'next';
import { SuccessPanel } from '@/components/contact-form/success-panel';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { contactPage } from '@/content/contact';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

const { sent, form } = contactPage;

export const metadata: Metadata = pageMetadata(routes.contactSent, sent.meta, { index: false });

/** Answers a plain form post that was taken (CONTACT-20). */
export default function Page() {
  return (
    <>
      <PageHead
        crumbs={[
          { label: 'Home', href: routes.home },
          { label: 'Contact', href: routes.contact },
          { label: 'Sent' },
        ]}
        heading="Request Received!"
      />
      <Container className="pb-24">
        <div className="max-w-reading">
          <SuccessPanel promise={form.success.promise} />
          <ButtonLink href={routes.contact} variant="outline" className="mt-6">
            {sent.another}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
