import { LandingPage } from '@/components/sections/landing-page';
import type { LandingPage as Content } from '@/content/landing-page/schema';
import { industriesOverview } from '@/content/site/industries-overview';
import { servicesOverview } from '@/content/site/services-overview';
import { contentError } from '@/lib/content-check/check';
import { contactWith, routes } from '@/lib/routes';
import { contentIndex } from './content-index';
import { crumbsOf } from './site-pages';
import { StructuredData } from './structured-data';

/** What differs between landing pages; `base` is a service's base price in whole US dollars, and its weeks. */
type Landing = {
  page: Content;
  contactHref?: string;
  base?: { usd: number; weeks: number };
};

const { services, industries, audiences } = contentIndex;

/** The landing pages by path. */
const landingPages: ReadonlyMap<string, Landing> = new Map<string, Landing>([
  [routes.services, { page: servicesOverview }],
  [routes.industries, { page: industriesOverview }],
  ...services.map(({ id, url, page, usd, weeks }): [string, Landing] => [
    url,
    {
      page,
      contactHref: contactWith({ service: id }),
      base: { usd, weeks },
    },
  ]),
  ...[...industries, ...audiences].map(({ ctaLink, page }): [string, Landing] => [ctaLink, { page }]),
]);

/** A landing page with its structured data. @throws ContentError when there is no such page. */
export function Landing({ path }: { path: string }) {
  const landing =
    landingPages.get(path) ??
    contentError(
      { file: 'app/_lib/landing.tsx' },
      `there is no landing page at '${path}'.`,
      'Add the entry to the list of its collection.',
    );
  return (
    <>
      <StructuredData path={path} />
      <LandingPage crumbs={crumbsOf(path)} contentIndex={contentIndex} {...landing} />
    </>
  );
}
