import type { LandingPage } from '@/content/schemas/landing-page';
import { industriesOverview } from '@/content/site/industries-overview';
import { servicesOverview } from '@/content/site/services-overview';
import * as routes from '@/lib/routes';
import { contentIndex } from './content-index';

type Landing = {
  page: LandingPage;
  /** The link of the consultation buttons; by default, the empty contact form. */
  contactHref?: string;
  /** A service's base price in whole US dollars, and its weeks. */
  base?: { usd: number; weeks: number };
};

const { services, industries, audiences } = contentIndex;

export const landingPages: ReadonlyMap<string, Landing> = new Map<string, Landing>([
  [routes.services, { page: servicesOverview }],
  [routes.industries, { page: industriesOverview }],
  ...services.map(({ id, url, page, usd, weeks }): [string, Landing] => [
    url,
    { page, contactHref: routes.contactPreselecting({ service: id }), base: { usd, weeks } },
  ]),
  ...industries.map(({ ctaLink, page }): [string, Landing] => [ctaLink, { page }]),
  ...audiences.map(({ ctaLink, page }): [string, Landing] => [ctaLink, { page }]),
]);
