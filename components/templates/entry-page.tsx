import { routes } from '@/lib/routes';
import { ClosingAction } from '../sections/closing-action';
import type { Crumb } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { Icon } from '../ui/icon';
import { PageHead } from './page-head';

/** A page that has a head of its own, the pages below it, and a way to a consultation. */
export function EntryPage({
  crumbs,
  heading,
  lead,
  below,
}: {
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  below: readonly { href: string; title: string; lead: string }[];
}) {
  return (
    <>
      <PageHead
        crumbs={crumbs}
        heading={heading}
        lead={lead}
        actions={<ButtonLink href={routes.contact}>Get Free Consultation</ButtonLink>}
      />
      {below.length > 0 && (
        <Container className="pb-[var(--section)]">
          <ul className="border-t border-rule">
            {below.map(({ href, title, lead: about }) => (
              <li
                key={href}
                className="row-link grid gap-x-8 gap-y-2 border-b border-rule py-6 lg:grid-cols-[7fr_4.4fr_auto] lg:items-center"
              >
                <h2 className="type-h3">
                  <a href={href} className="row-cover row-title">
                    {title}
                  </a>
                </h2>
                <p className="type-small text-ink-2">{about}</p>
                <Icon name="arrow-right" size={20} className="arrow-move max-lg:hidden" />
              </li>
            ))}
          </ul>
        </Container>
      )}
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
