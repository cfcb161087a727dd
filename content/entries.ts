import { routes } from '@/lib/routes';
import { articles } from './articles';
import { audiences } from './audiences';
import { caseStudies } from './case-studies';
import { industries } from './industries';
import { pages } from './pages';
import type { Meta } from './schema';
import { services } from './services';

/** What the plain page of a route shows; `parents` are the crumbs between home and it. */
export type Entry = {
  path: string;
  label: string;
  heading: string;
  lead: string;
  meta: Meta;
  parents: { label: string; href: string }[];
};

/** Pages with a route file of their own are left out here. */
const OWN: string[] = [routes.contact, routes.serviceSelector, routes.pricingCalculator];

const crumb = {
  services: { label: 'Services', href: routes.services },
  industries: { label: 'Industries', href: routes.industries },
  caseStudies: { label: 'Case Studies', href: routes.caseStudies },
  blog: { label: 'Blog', href: routes.blog },
  resources: { label: 'Resources', href: routes.resources },
};

const entries: Entry[] = [
  ...pages.map(({ path, heading, lead, meta }) => ({
    path,
    label: heading,
    heading,
    lead,
    meta,
    parents: path.startsWith(`${routes.resources}/`) ? [crumb.resources] : [],
  })),
  ...services.map(({ url, title, description, meta }) => ({
    path: url,
    label: title,
    heading: title,
    lead: description,
    meta,
    parents: [crumb.services],
  })),
  ...audiences.map(({ ctaLink, title, description, meta }) => ({
    path: ctaLink,
    label: title,
    heading: title,
    lead: description,
    meta,
    parents: [],
  })),
  ...industries.map(({ ctaLink, title, description, meta }) => ({
    path: ctaLink,
    label: title,
    heading: title,
    lead: description,
    meta,
    parents: [crumb.industries],
  })),
  ...caseStudies.map(({ url, title, excerpt, meta }) => ({
    path: url,
    label: title,
    heading: title,
    lead: excerpt,
    meta,
    parents: [crumb.caseStudies],
  })),
  ...articles.map(({ url, title, excerpt, meta }) => ({
    path: url,
    label: title,
    heading: title,
    lead: excerpt,
    meta,
    parents: [crumb.blog],
  })),
].filter((entry) => !OWN.includes(entry.path));

export const entryPaths = entries.map((entry) => entry.path);

/** The entry of a path given as its segments. @throws Error when there is none. */
export function entryOf(segments: string[]): Entry {
  const path = `/${segments.join('/')}`;
  const found = entries.find((entry) => entry.path === path);
  if (!found) throw new Error(`no page at '${path}'`);
  return found;
}
