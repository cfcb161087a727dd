import type { MailingBox as Copy } from '@/content/schema';
import { contactAsking } from '@/lib/routes';
import { type AddressChecks, MailingBox } from '../islands/mailing/mailing-box';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';

/** The band with a sign-up box; without JavaScript its field is a link to the contact form. */
export function Mailing({
  copy,
  checks: { emailWithoutAt, emailMalformed },
}: {
  copy: Copy;
  checks: AddressChecks;
}) {
  return (
    <section aria-labelledby="mailing" className="bg-sunk">
      <Container className="mailing lg:split-7-5">
        <div>
          <h2 id="mailing" className="type-h2">
            {copy.heading}
          </h2>
          <p className="mt-3 text-ink-2">{copy.lead}</p>
        </div>
        <MailingBox id="mailing-address" copy={copy} checks={{ emailWithoutAt, emailMalformed }} />
        <div className="mailing-link">
          <ButtonLink href={contactAsking('general')}>{copy.button}</ButtonLink>
        </div>
      </Container>
    </section>
  );
}
