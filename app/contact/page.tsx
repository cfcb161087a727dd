import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { ContactAside } from '@/components/contact-form/contact-aside';
import { ContactForm } from '@/components/contact-form/contact-form';
import { RailHead } from '@/components/layout/rail-head';
import { Questions } from '@/components/sections/faq';
import { Container } from '@/components/ui/container';
import { company } from '@/content/company/company';
import { callHours, formatInSentence, officeHours } from '@/content/company/hours';
import { contactPage } from '@/content/contact/contact';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import { contactFaq } from '@/content/faq/faq';
import { pageOf } from '@/content/site/pages';
import * as routes from '@/lib/routes';

const { heading, lead } = pageOf(routes.contact);

export const metadata = getSitePageMetadata(routes.contact);

export default function ContactPage() {
  return (
    <>
      <StructuredData path={routes.contact} />
      <RailHead crumbs={getBreadcrumbs(routes.contact)} />
      <Container rail className="pb-16 md:pb-20">
        <div className="grid grid-cols-1 gap-x-8 gap-y-16 lg:grid-cols-12">
          {/* Clips the rail at its top. The padding leaves room for the focus ring of the button. */}
          <div className="-mb-3 min-w-0 overflow-y-clip pb-3 lg:col-span-8 xl:col-span-7">
            <h1 className="type-h1">{heading}</h1>
            <p className="type-lead mt-4 mb-8">{lead}</p>
            <ContactForm
              email={company.email}
              services={serviceOptions}
              inquiryTypes={inquiryTypes}
              copy={contactPage.form}
            />
          </div>
          <ContactAside
            next={contactPage.next}
            company={company}
            hours={{ office: officeHours, calls: formatInSentence(callHours), note: contactPage.hoursNote }}
          />
        </div>
      </Container>
      <Questions id="common-questions" heading={contactPage.questions} items={contactFaq} />
    </>
  );
}
