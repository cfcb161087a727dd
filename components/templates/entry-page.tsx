import { routes } from '@/lib/routes';
import { ClosingAction } from '../sections/closing-action';
import type { Crumb } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button';
import { PageHead } from './page-head';

/** A page that has a head of its own and a way to a consultation. */
export function EntryPage({
  crumbs,
  heading,
  lead,
}: {
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
}) {
  return (
    <>
      <PageHead
        crumbs={crumbs}
        heading={heading}
        lead={lead}
        actions={<ButtonLink href={routes.contact}>Get Free Consultation</ButtonLink>}
      />
      <ClosingAction
        heading="Bring one process. Leave with a plan."
        lead="A free consultation is a working call: what to automate, what to teach, what to leave alone. We reply within 1 business day."
        actions={
          <>
            <ButtonLink href={routes.contact} size="lg">
              Book a Consultation
            </ButtonLink>
            <ButtonLink href={routes.serviceSelector} variant="outline" size="lg">
              Find Your Solution
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
