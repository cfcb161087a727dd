import type { ReactNode } from 'react';
import { SocialLinks } from '@/components/layout/social-links';
import list from '@/components/prose/list.module.css';
import { BusinessHours } from '@/components/ui/business-hours';
import { Icon } from '@/components/ui/icon';
import type { Company } from '@/content/schemas/company';
import type { ContactPage } from '@/content/schemas/contact';
import type { IconName } from '@/content/schemas/icons';
import type { HoursTexts } from '@/lib/format/opening-hours';

type Props = {
  next: ContactPage['next'];
  company: Pick<Company, 'email' | 'phone' | 'address' | 'socialMedia'>;
  hours: { office: HoursTexts; calls: HoursTexts; note: string };
};

/** The column beside the form: next steps after sending, and contact details. */
export function ContactAside({ next, company, hours }: Props) {
  const { email, phone, address } = company;
  return (
    <aside aria-labelledby="what-happens-next" className="lg:col-span-4 lg:col-start-9">
      <h2 id="what-happens-next" className="type-h3">
        {next.heading}
      </h2>
      <ol className={`${list.list} mt-4 gap-4 [line-height:1.35]`}>
        {next.steps.map((step) => (
          <li key={step.title}>
            <p className="type-h4">{step.title}</p>
            <p className="type-small">{step.text}</p>
          </li>
        ))}
      </ol>
      <address className="mt-4 border-t border-rule not-italic">
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
        <ContactWay icon="clock" label="Business hours" shown>
          <BusinessHours {...hours.office} /> <span className="block">{hours.note}</span>
        </ContactWay>
        <ContactWay icon="calendar" label="Consultation calls" shown>
          <BusinessHours {...hours.calls} />
        </ContactWay>
      </address>
      <div className="mt-5">
        <SocialLinks socialMedia={company.socialMedia} />
      </div>
    </aside>
  );
}

type ContactWayProps = { icon: IconName; label: string; shown?: boolean; children: ReactNode };

const ContactWay = ({ icon, label, shown, children }: ContactWayProps) => (
  <div className="flex min-h-13 items-center gap-4.5 border-b border-rule py-2.5">
    <Icon name={icon} className="shrink-0 text-ink-2" />
    <p>
      <span className={shown ? 'font-semibold' : 'sr-only'}>{label}: </span>
      {children}
    </p>
  </div>
);
