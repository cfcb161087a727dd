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
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo name={company.name} size="lg" />
            <p className="type-small text-ink-2">{company.tagline}</p>
            <SocialLinks socialMedia={company.socialMedia} />
          </div>
          <LinkColumn title="Services" links={services} />
          <LinkColumn title="Resources" links={resources} />
          <div className={styles.contact}>
            <h2>Contact</h2>
            <address className={styles.links}>
              <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
              <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
              <p>{company.address}</p>
              <p>
                <Hours text={company.hours.site} />
              </p>
            </address>
            <ButtonLink href={routes.contact} variant="outline" className="mt-5">
              Book a Consultation
            </ButtonLink>
          </div>
        </div>
        <div className={styles.legal}>
          <p>{`© ${company.founded.site} ${company.name}`}</p>
          <ul>
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

function LinkColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
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
