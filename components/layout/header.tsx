import { CurrencyPicker } from '@/components/currency/currency-picker';
import { ThemeButton } from '@/components/theme/theme-button';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { NavigationItem } from '@/content/navigation.schema';
import { routes } from '@/lib/routes';
import { Logo } from './logo';
import { ScrollState } from './scroll-state';
import { SiteMenu } from './site-menu';
import styles from './site-menu.module.css';

/** The fixed header of every page. It gets compact when the page is scrolled, see ScrollState. */
export function Header({ name, menu }: { name: string; menu: readonly NavigationItem[] }) {
  return (
    <header className="fixed inset-x-0 top-0 z-50 h-(--header) border-b border-transparent bg-paper transition-[height,box-shadow] duration-base motion-safe:[view-transition-name:header] in-data-scrolled:h-(--header-compact) in-data-scrolled:border-rule in-data-scrolled:shadow-1 print:absolute">
      <ScrollState />
      <Container className="flex h-full items-center justify-between nav:justify-start">
        <a
          href={routes.home}
          aria-label={`${name}, home`}
          className="flex min-h-11 items-center nav:mr-[clamp(1.5rem,10vw-5.5rem,3.5rem)]"
        >
          <Logo name={name} />
        </a>
        <SiteMenu
          items={menu}
          tools={
            <>
              <ButtonLink href={routes.serviceSelector} variant="secondary" className={styles.action}>
                Find Your Solution
              </ButtonLink>
              <CurrencyPicker />
              <ThemeButton />
            </>
          }
        />
      </Container>
    </header>
  );
}
