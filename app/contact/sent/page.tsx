import { crumbsOf } from '@/app/_lib/site-pages';
import { SuccessMessage } from '@/components/contact-form/outcome';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { contactPage } from '@/content/contact/contact';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

const { sent, form } = contactPage;

export const metadata = pageMetadata(routes.contactSent, sent.meta, { index: false });

/** A form post without JavaScript that succeeded is redirected here. */
export default function Page() {
  return (
    <>
      <PageHead crumbs={crumbsOf(routes.contactSent, 'Sent')} heading="Request Received!" />
      <Container className="pb-24">
        <div className="max-w-reading">
          <SuccessMessage promise={form.success.promise} />
          <ButtonLink href={routes.contact} variant="outline" className="mt-6">
            {sent.another}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
