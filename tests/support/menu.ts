import { headerMenu } from '@/content/site/navigation';

/** The entries of the header menu, those of submenus too. */
const entries = headerMenu.flatMap((item) => [item, ...(item.links ?? [])]);

/** What the header menu calls the page at an address. @throws Error when it has no such entry */
export function menuLabel(href: string): string {
  const entry = entries.find((one) => one.href === href);
  if (!entry) throw new Error(`The menu has no entry for ${href}.`);
  return entry.label;
}

/** What it calls the submenu with the page at an address. */
export const submenuLabel = (href: string): string =>
  headerMenu.find(({ links }) => links?.some((link) => link.href === href))?.label ?? '';
