import { ChevronDown, Menu, SunMoon, X } from 'lucide';
import { CurrencyPicker } from '@/components/currency/currency-picker';
import { ThemeButton } from '@/components/theme/theme-button';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { NavigationItem } from '@/content/navigation.schema';
import { routes } from '@/lib/routes';
import { Logo } from './logo';
import { ScrollState } from './scroll-state';
import { SiteMenu } from './site-menu';

/** The fixed header of every page. */
export function Header({ name, menu }: { name: string; menu: readonly NavigationItem[] }) {
  return (
    <header className="site-header">
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
          icons={{
            open: <Icon icon={Menu} size={20} />,
            close: <Icon icon={X} size={20} />,
            chevron: <Icon icon={ChevronDown} size={16} className="menu-chevron" />,
          }}
          tools={
            <>
              <ButtonLink href={routes.serviceSelector} variant="secondary" className="header-action">
                Find Your Solution
              </ButtonLink>
              <CurrencyPicker chevron={<Icon icon={ChevronDown} size={16} />} />
              <ThemeButton icon={<Icon icon={SunMoon} size={20} />} />
            </>
          }
        />
      </Container>
    </header>
  );
}
