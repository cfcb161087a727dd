import type { ReactNode } from 'react';
import { SocialLinks } from '@/components/layout/social-links';
import { Hours } from '@/components/ui/business-hours';
import { ContentIcon } from '@/components/ui/content-icon';
import type { Company } from '@/content/company.schema';
import type { ContactPage } from '@/content/contact.schema';
import type { IconName } from '@/content/icons';

/** Beside the form: what happens after sending, and every other way to reach the company (CONTACT-15, -16). */
export function ContactAside({
  next,
  company,
}: {
  next: ContactPage['next'];
  company: Pick<Company, 'email' | 'phone' | 'address' | 'hours' | 'socialMedia'>;
}) {
  const { email, phone, address, hours } = company;
  return (
    <aside aria-labelledby="what-happens-next" className="lg:col-span-4 lg:col-start-9">
      <h2 id="what-happens-next" className="type-h3">
        {next.heading}
      </h2>
      <ol className="lane-steps mt-5">
        {next.steps.map((step) => (
          <li key={step.title}>
            <p className="type-h4">{step.title}</p>
            <p className="type-small text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <address className="mt-4 border-t border-rule not-italic">
        <Way icon="mail" label="Email">
          <a href={`mailto:${email}`} className="quiet-link inline-flex min-h-8 items-center break-all">
            {email}
          </a>
        </Way>
        <Way icon="phone" label="Phone">
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="quiet-link inline-flex min-h-8 items-center"
          >
            {phone}
          </a>
        </Way>
        <Way icon="map-pin" label="Address">
          {address}
        </Way>
        <Way icon="clock" label="Business hours">
          <Hours text={hours.site} />
        </Way>
      </address>
      <div className="mt-5">
        <SocialLinks socialMedia={company.socialMedia} />
      </div>
    </aside>
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-13 items-center gap-4.5 border-b border-rule py-2.5">
      <ContentIcon name={icon} className="shrink-0 text-ink-2" />
      <p>
        <span className="sr-only">{label}: </span>
        {children}
      </p>
    </div>
  );
}
