import { CircleAlert } from 'lucide';
import type { Metadata } from 'next';
import { FailureSentence } from '@/components/contact-form/failure-sentence';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { contactPage } from '@/content/contact';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

const { notSent } = contactPage;

export const metadata: Metadata = pageMetadata(routes.contactNotSent, notSent.meta, { index: false });

/** Answers a plain form post that was not taken (CONTACT-21). */
export default function Page() {
  return (
    <>
      <PageHead
        crumbs={[
          { label: 'Home', href: routes.home },
          { label: 'Contact', href: routes.contact },
          { label: 'Not sent' },
        ]}
        heading={notSent.heading}
      />
      <Container className="pb-24">
        <div className="max-w-reading">
          <div className="panel panel-danger">
            <Icon icon={CircleAlert} size={22} />
            <p className="font-medium">
              <FailureSentence email={company.email} />
            </p>
          </div>
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
