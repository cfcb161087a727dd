import { brandColors } from '../theme/brand-colors';

/** The brand's colors as Office formats take them: hex without '#'. A file cannot follow the visitor's theme. */
export const officeColors = Object.fromEntries(
  Object.entries(brandColors).map(([name, color]) => [name, color.slice(1)]),
) as Record<keyof typeof brandColors, string>;

/** Who a file comes from. `origin` completes addresses inside the site. */
export type Sender = { name: string; email: string; origin: string };

/** What every file says of itself. `date` is that of its content. */
export type DocumentInfo = {
  title: string;
  subtitle: string;
  description: string;
  date: string;
  sender: Sender;
};

/** Says when a file was written, as readers and as its metadata take it: midnight UTC. */
export const documentDate = ({ date }: Pick<DocumentInfo, 'date'>): Date => new Date(`${date}T00:00:00Z`);

/** An address as a file carries it: paths of the site get its origin. */
export const absoluteHref = (href: string, { origin }: Sender): string =>
  href.startsWith('/') ? new URL(href, origin).href : href;
