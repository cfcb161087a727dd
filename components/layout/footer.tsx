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

const heading = 'mb-2 text-copy font-semibold';

/** The footer of every page. */
export function Footer({
  company,
  services,
  resources,
  legal,
}: {
  company: Company;
  services: readonly NavigationLink[];
  resources: readonly NavigationLink[];
  legal: readonly NavigationLink[];
}) {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo name={company.name} size="lg" />
            <p className="type-small text-ink-2">{company.tagline}</p>
            <SocialLinks socialMedia={company.socialMedia} />
          </div>
          <LinkColumn title="Services" links={services} className="xl:col-span-3" />
          <LinkColumn title="Resources" links={resources} className="xl:col-span-2" />
          <div className={`${styles.contact} xl:col-span-3`}>
            <h2 className={heading}>Contact</h2>
            <address className={styles.links}>
              <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
              <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
              <p className="type-small sm:mt-1">{company.address}</p>
              <p className="type-small">
                <Hours text={company.hours.site} />
              </p>
            </address>
            <ButtonLink href={routes.contact} variant="outline" className="mt-5">
              Book a Consultation
            </ButtonLink>
          </div>
        </div>
        <div className={`${styles.legal} type-small`}>
          <p>{`© ${company.founded.site} ${company.name}`}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {legal.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
            <li>
              <ConsentLink href={`${routes.cookies}#your-choice`}>Cookie settings</ConsentLink>
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
