import { ConsentLink } from '@/components/cookie-consent/consent-link';
import { Logo } from '@/components/layout/logo';
import { SocialLinks } from '@/components/layout/social-links';
import { BusinessHours } from '@/components/ui/business-hours';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { company } from '@/content/company/company';
import { officeHours } from '@/content/company/hours';
import { footerLegal, footerResources, footerServices } from '@/content/site/navigation';
import * as routes from '@/lib/routes';

const heading = 'mb-2 text-copy font-semibold';
const linksOf = 'text-ink-2 max-sm:text-small';
const footerLink =
  'flex min-h-8 w-fit items-center py-1 [line-height:1.35] underline-offset-[0.22em] hover:text-ink hover:underline pointer-coarse:min-h-11';
const legalLink = 'quiet-link inline-flex min-h-6 items-center';

const columns = [
  { title: 'Services', links: footerServices, className: 'xl:col-span-3' },
  { title: 'Resources', links: footerResources, className: 'xl:col-span-2' },
];

export function Footer() {
  return (
    // The room below the last line is for the chat button and the floating cookie banner.
    <footer className="border-t border-rule bg-sunk pt-7 pb-16 md:pt-16 md:pb-20 [main:has(>.band:last-child)+&]:border-t-0 [@media(height>=30rem)]:in-data-consent-asked:pb-[calc(var(--notice)+5rem)]">
      <Container>
        <div className="grid grid-cols-2 gap-x-3 gap-y-5 min-[22.5rem]:gap-x-7 min-[22.5rem]:max-sm:grid-cols-[minmax(0,auto)_1fr] sm:gap-x-8 sm:gap-y-12 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.7fr)] xl:grid-cols-12">
          <div className="col-span-full max-w-92 max-sm:flex max-sm:flex-wrap max-sm:justify-between xl:col-span-4">
            <Logo name={company.name} />
            <p className="type-small my-3 text-ink-2 max-sm:hidden">{company.tagline}</p>
            <SocialLinks socialMedia={company.socialMedia} />
          </div>
          {columns.map(({ title, links, className }) => (
            <nav key={title} aria-label={title} className={className}>
              <h2 className={heading}>{title}</h2>
              <ul className={linksOf}>
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} className={footerLink}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="max-sm:col-span-full min-[22.5rem]:max-sm:grid min-[22.5rem]:max-sm:grid-cols-subgrid xl:col-span-3">
            <h2 className={heading}>Contact</h2>
            <address className="col-span-full text-ink-2 not-italic max-sm:text-note min-[22.5rem]:max-sm:grid min-[22.5rem]:max-sm:grid-cols-subgrid">
              <div>
                <a href={`mailto:${company.email}`} className={`${footerLink} wrap-anywhere`}>
                  {company.email}
                </a>{' '}
                <a href={`tel:${company.phone.replaceAll(' ', '')}`} className={footerLink}>
                  {company.phone}
                </a>
              </div>
              <div className="type-small mt-1 max-sm:text-note">
                <p>{company.address}</p>
                <p>
                  <BusinessHours {...officeHours} />
                </p>
              </div>
            </address>
            <ButtonLink href={routes.contact} variant="outline" className="mt-5 col-span-full max-sm:mt-4">
              Book a Consultation
            </ButtonLink>
          </div>
        </div>
        <div className="type-small mt-5 flex flex-wrap gap-x-4 gap-y-1 border-t border-rule pt-5 text-ink-2 items-baseline max-sm:text-note sm:mt-14 sm:justify-between sm:pt-7">
          <p>{`© ${company.founded.site} ${company.name}`}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-2 max-sm:contents">
            {footerLegal.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={legalLink}>
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <ConsentLink href={`${routes.cookies}#your-choice`} className={legalLink}>
                Cookie settings
              </ConsentLink>
            </li>
          </ul>
        </div>
      </Container>
    </footer>
  );
}
