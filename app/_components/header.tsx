import { CurrencyPicker } from '@/components/currency/currency-picker';
import { Logo } from '@/components/layout/logo';
import { SiteMenu } from '@/components/layout/site-menu';
import { ThemeButton } from '@/components/theme/theme-button';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { company } from '@/content/company/company';
import { headerMenu } from '@/content/site/navigation';
import * as routes from '@/lib/routes';

/** The fixed header of every page. It becomes compact when the page is scrolled; see PageEffects. */
export const Header = () => (
  // The header does not move during the cross-fade between pages.
  <header className="fixed inset-x-0 top-0 z-(--z-header) h-(--header) border-b border-transparent bg-paper [transition:height_var(--t-base)_var(--ease)] in-data-scrolled:h-(--header-compact) in-data-scrolled:border-rule in-data-scrolled:[box-shadow:var(--shadow-1)] motion-safe:[view-transition-name:header] print:absolute">
    <Container className="flex h-full items-center justify-between nav:justify-start">
      <a
        href={routes.home}
        aria-label={`${company.name}, home`}
        className="flex min-h-11 items-center nav:mr-[clamp(1rem,10vw-6rem,3.5rem)]"
      >
        <Logo name={company.name} />
      </a>
      <SiteMenu
        items={headerMenu}
        tools={
          <>
            <CurrencyPicker />
            <ThemeButton />
            <ButtonLink
              href={routes.serviceSelector}
              variant="secondary"
              className="col-span-full min-h-[56px] max-nav:bg-ember max-nav:text-on-ember nav:min-h-[44px] nav:px-4 nav:text-small"
            >
              Find Your Solution
            </ButtonLink>
          </>
        }
      />
    </Container>
  </header>
);
