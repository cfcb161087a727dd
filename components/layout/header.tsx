import { CurrencyPicker } from '@/components/currency/currency-picker';
import { ThemeButton } from '@/components/theme/theme-button';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { NavigationItem } from '@/content/site/navigation.schema';
import { routes } from '@/lib/routes';
import styles from './header.module.css';
import { Logo } from './logo';
import { ScrollState } from './scroll-state';
import { SiteMenu } from './site-menu';
import menuStyles from './site-menu.module.css';

/** The fixed header of every page. It becomes compact when the page is scrolled; see ScrollState. */
export function Header({ name, menu }: { name: string; menu: readonly NavigationItem[] }) {
  return (
    <header className={styles.header}>
      <ScrollState />
      <Container className={styles.line}>
        <a href={routes.home} aria-label={`${name}, home`} className={styles.home}>
          <Logo name={name} />
        </a>
        <SiteMenu
          items={menu}
          tools={
            <>
              <CurrencyPicker />
              <ThemeButton />
              <ButtonLink href={routes.serviceSelector} variant="secondary" className={menuStyles.action}>
                Find Your Solution
              </ButtonLink>
            </>
          }
        />
      </Container>
    </header>
  );
}
