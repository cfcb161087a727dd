import { routes } from '@/lib/routes';
import { pages } from './pages';

/** What the plain page of a route shows; `parents` are the crumbs between home and it. */
export type Entry = {
  path: string;
  label: string;
  heading: string;
  lead: string;
  parents: { label: string; href: string }[];
  /** The pages below it, which it lists. */
  below: { href: string; title: string; lead: string }[];
};

/** Pages with a route file of their own are left out here. */
const OWN: string[] = [
  routes.blog,
  routes.contact,
  routes.services,
  routes.industries,
  routes.caseStudies,
  routes.about,
  routes.faq,
  routes.privacy,
  routes.terms,
  routes.cookies,
  routes.serviceSelector,
  routes.pricingCalculator,
  routes.guides,
  routes.resources,
  routes.videos,
  routes.implementationGuide,
];

const resources = { label: 'Resources', href: routes.resources };

const entries: Entry[] = pages
  .filter(({ path }) => !OWN.includes(path))
  .map(({ path, heading, label = heading, lead }) => ({
    path,
    label,
    heading,
    lead,
    parents: path.startsWith(`${routes.resources}/`) ? [resources] : [],
    below: [],
  }));

export const entryPaths = entries.map((entry) => entry.path);

/** The entry of a path given as its segments. @throws Error when there is none. */
export function entryOf(segments: string[]): Entry {
  const path = `/${segments.join('/')}`;
  const found = entries.find((entry) => entry.path === path);
  if (!found) throw new Error(`no page at '${path}'`);
  return found;
}
