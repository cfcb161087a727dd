import type { ReactNode } from 'react';
import { SocialLinks } from '@/components/layout/social-links';
import { BusinessHours } from '@/components/ui/business-hours';
import { Icon } from '@/components/ui/icon';
import type { Company } from '@/content/schemas/company';
import type { ContactPage } from '@/content/schemas/contact';
import type { IconName } from '@/content/schemas/icons';
import type { HoursTexts } from '@/lib/format/opening-hours';

type Props = {
  next: ContactPage['next'];
  company: Pick<Company, 'email' | 'phone' | 'address' | 'socialMedia'>;
  /** The calls' in a sentence. */
  hours: { office: HoursTexts; calls: string; note: string };
};

/** The column beside the form: next steps after sending, and contact details. */
export function ContactAside({ next, company, hours }: Props) {
  const { email, phone, address } = company;
  return (
    <aside aria-labelledby="what-happens-next" className="lg:col-span-4 lg:col-start-9">
      <div className="band rounded-panel p-[min(1.75rem,8vw)]">
        <h2 id="what-happens-next" className="type-h4">
          {next.heading}
        </h2>
        <ol className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
          {next.steps.map((step, index) => (
            <li key={step.title}>
              <p className={`text-balance ${index ? 'type-h3-lg' : 'type-h2'}`}>{step.title}</p>
              <p className="type-small mt-2 text-ink-2">{step.text}</p>
              {index > 0 && (
                <p className="mt-4 border-t border-rule pt-3">
                  <strong className="font-semibold">Calls</strong>{' '}
                  <span className="type-small block text-ink-2">{hours.calls}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      <address className="mt-4 not-italic">
        <ContactWay icon="mail" label="Email">
          <a href={`mailto:${email}`} className="quiet-link inline-flex min-h-8 items-center break-all">
            {email}
          </a>
        </ContactWay>
        <ContactWay icon="phone" label="Phone">
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="quiet-link inline-flex min-h-8 items-center"
          >
            {phone}
          </a>
        </ContactWay>
        <ContactWay icon="map-pin" label="Address">
          {address}
        </ContactWay>
        <ContactWay icon="clock" label="Business hours">
          <strong className="flex min-h-8 items-center font-semibold">Phone and email</strong>{' '}
          <BusinessHours {...hours.office} /> <span className="block">{hours.note}</span>
        </ContactWay>
      </address>
      <div data-words className="mt-3">
        <SocialLinks socialMedia={company.socialMedia} />
      </div>
    </aside>
  );
}

type ContactWayProps = { icon: IconName; label: string; children: ReactNode };

const ContactWay = ({ icon, label, children }: ContactWayProps) => (
  <div className="flex min-h-13 items-center gap-4.5 border-b border-rule py-2.5">
    <Icon name={icon} className="mt-1.5 shrink-0 self-start text-ink-2" />
    <p>
      <span className="sr-only">{label}: </span>
      {children}
    </p>
  </div>
);
