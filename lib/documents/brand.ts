import { brandColors } from '../theme/brand-colors';

/** The brand's colors as Office formats take them: hex without '#'. A file cannot follow the visitor's theme. */
export const officeColors = Object.fromEntries(
  Object.entries(brandColors).map(([name, color]) => [name, color.slice(1)]),
) as Record<keyof typeof brandColors, string>;

/** The company as the sender of a file. `origin` makes paths of the site absolute. */
export type Sender = { name: string; email: string; origin: string };

/** Metadata of a file. `date` is the ISO date of its content. */
export type DocumentInfo = {
  title: string;
  subtitle: string;
  description: string;
  date: string;
  sender: Sender;
};

/** The date of a file: midnight UTC. */
export const documentDate = ({ date }: Pick<DocumentInfo, 'date'>): Date => new Date(`${date}T00:00:00Z`);

/** Makes an address absolute: paths of the site get its origin. */
export const absoluteHref = (href: string, { origin }: Sender): string =>
  href.startsWith('/') ? new URL(href, origin).href : href;
