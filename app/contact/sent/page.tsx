import { createPageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { ContactAside } from '@/components/contact-form/contact-aside';
import { RECEIVED_HEADING, SuccessMessage } from '@/components/contact-form/outcome';
import { RailHead } from '@/components/layout/rail-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { company } from '@/content/company/company';
import { callHours, formatInSentence, officeHours } from '@/content/company/hours';
import { contactPage } from '@/content/contact/contact';
import * as routes from '@/lib/routes';

const { sent, form } = contactPage;

export const metadata = createPageMetadata(routes.contactSent, sent.meta);

/** A form post without JavaScript that succeeded is redirected here. */
export default function InquirySentPage() {
  return (
    <>
      <RailHead crumbs={getBreadcrumbs(routes.contactSent, 'Sent')} />
      <Container className="grid gap-x-8 gap-y-14 overflow-y-clip pb-24 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SuccessMessage
            title={<h1 className="type-h1 mb-4">{RECEIVED_HEADING}</h1>}
            className="[--rail-at:calc(var(--h1)/2)]"
            promise={form.success.promise}
          />
          <ButtonLink href={routes.contact} variant="outline" className="mt-8 ml-10">
            {sent.another}
          </ButtonLink>
        </div>
        <ContactAside
          next={contactPage.next}
          company={company}
          hours={{ office: officeHours, calls: formatInSentence(callHours), note: contactPage.hoursNote }}
        />
      </Container>
    </>
  );
}
