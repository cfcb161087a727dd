import clsx from 'clsx';
import { ConsentLink } from '@/components/cookie-consent/consent-link';
import { Hours } from '@/components/ui/business-hours';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Company } from '@/content/company/company.schema';
import type { NavigationLink } from '@/content/site/navigation.schema';
import { routes } from '@/lib/routes';
import styles from './footer.module.css';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

const heading = 'mb-2 text-[1rem] font-semibold';

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
    <footer
      className={clsx(
        'border-t border-rule bg-sunk pt-10 pb-20 md:pt-16 [main:has(>.band:last-child)+&]:border-t-0',
        // Below the last line there is room for the chat button, and for the cookie banner where that floats.
        '[@media(height>=30rem)]:in-data-consent-asked:pb-[calc(var(--banner)+5rem)]',
      )}
    >
      <Container>
        <div
          className={clsx(
            // On phones two columns, where there is room the first as wide as the longest service.
            'grid grid-cols-[1fr_1fr] gap-x-4 gap-y-7 min-[22.5rem]:max-sm:grid-cols-[auto_1fr] sm:gap-x-8 sm:gap-y-12',
            'md:grid-cols-[1.2fr_1fr_1.7fr] xl:grid-cols-[repeat(12,1fr)]',
          )}
        >
          <div className="col-span-full max-w-92 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-y-2 xl:col-span-4">
            <Logo name={company.name} size="lg" />
            <p className="type-small text-ink-2 max-sm:order-1 sm:mt-3 sm:mb-5">{company.tagline}</p>
            <div className="max-sm:-mr-3">
              <SocialLinks socialMedia={company.socialMedia} />
            </div>
          </div>
          <LinkColumn title="Services" links={services} className="xl:col-span-3" />
          <LinkColumn title="Resources" links={resources} className="xl:col-span-2" />
          <div className="max-sm:col-span-full max-sm:w-full min-[24rem]:max-sm:grid min-[24rem]:max-sm:grid-cols-subgrid xl:col-span-3">
            <h2 className={heading}>Contact</h2>
            <address
              className={clsx(
                styles.links,
                'min-[24rem]:max-sm:col-span-full min-[24rem]:max-sm:grid min-[24rem]:max-sm:grid-flow-col min-[24rem]:max-sm:grid-cols-subgrid',
                'min-[24rem]:max-sm:grid-rows-[auto_auto] min-[24rem]:max-sm:items-center',
              )}
            >
              <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
              <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
              <p className="type-small sm:mt-1">{company.address}</p>
              <p className="type-small">
                <Hours text={company.hours.site} />
              </p>
            </address>
            <ButtonLink
              href={routes.contact}
              variant="outline"
              className="mt-5 max-sm:col-span-full max-sm:w-full"
            >
              Book a Consultation
            </ButtonLink>
          </div>
        </div>
        <div className="type-small mt-7 flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-rule pt-5 text-ink-2 sm:mt-14 sm:gap-x-8 sm:pt-7">
          <p>{`© ${company.founded.site} ${company.name}`}</p>
          <ul className={styles.legal}>
            {legal.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
            <li>
              <ConsentLink href={routes.cookies}>Cookie settings</ConsentLink>
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
      <h2 className={heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
