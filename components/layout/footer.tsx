import { ConsentLink } from '@/components/cookie-consent/consent-link';
import { Hours } from '@/components/ui/business-hours';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Company } from '@/content/company.schema';
import type { NavigationLink } from '@/content/navigation.schema';
import { routes } from '@/lib/routes';
import styles from './footer.module.css';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

/** The footer of every page. */
export function Footer({
  company,
  services,
  resources,
  legal,
}: {
  company: Pick<
    Company,
    'name' | 'tagline' | 'socialMedia' | 'email' | 'phone' | 'address' | 'hours' | 'founded'
  >;
  services: readonly NavigationLink[];
  resources: readonly NavigationLink[];
  legal: readonly NavigationLink[];
}) {
  return (
    <footer className="border-t border-rule bg-sunk pb-20 [main:has(>.band:last-child)_+_&]:border-t-0 [@media(height>=30rem)]:in-data-consent-asked:pb-[calc(var(--banner)+5rem)]">
      <Container className="pt-14 md:pt-16">
        <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-[1.2fr_1fr_1.7fr] xl:grid-cols-12">
          <div className="max-w-[23rem] sm:col-span-full xl:col-span-4">
            <Logo name={company.name} size="lg" />
            <p className="type-small mt-3 text-ink-2">{company.tagline}</p>
            <div className="mt-5">
              <SocialLinks socialMedia={company.socialMedia} />
            </div>
          </div>
          <LinkColumn title="Services" links={services} className="xl:col-span-3" />
          <LinkColumn title="Resources" links={resources} className="xl:col-span-2" />
          <div className="xl:col-span-3">
            <h2 className="text-base font-semibold">Contact</h2>
            <address className={`mt-2 text-ink-2 not-italic ${styles.links}`}>
              <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
              <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
              <p className="type-small mt-1">{company.address}</p>
              <p className="type-small">
                <Hours text={company.hours.site} />
              </p>
            </address>
            <ButtonLink href={routes.contact} className="mt-5">
              Book a Consultation
            </ButtonLink>
          </div>
        </div>
        <div className="type-small mt-14 flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-rule pt-7 text-ink-2">
          <p>
            © {company.founded.site} {company.name}
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">
            {legal.map((link) => (
              <li key={link.href}>
                <a href={link.href} className="quiet-link">
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <ConsentLink href={routes.cookies} className="quiet-link">
                Cookie settings
              </ConsentLink>
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  );
}

function LinkColumn({
  title,
  links,
  className,
}: {
  title: string;
  links: readonly NavigationLink[];
  className: string;
}) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className={`mt-2 ${styles.links}`}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
