import type { LandingPage } from '@/content/schemas/landing-page';
import { industriesOverview } from '@/content/site/industries-overview';
import { servicesOverview } from '@/content/site/services-overview';
import * as routes from '@/lib/routes';
import { contentIndex } from './content-index';

/**
 * What differs between landing pages; `base` is a service's base price in whole US dollars, and its weeks, and `ember` the
 * color of the closing band.
 */
type Landing = {
  page: LandingPage;
  contactHref?: string;
  base?: { usd: number; weeks: number };
  ember?: boolean;
};

const { services, industries, audiences } = contentIndex;

/** The landing pages by path. */
export const landingPages: ReadonlyMap<string, Landing> = new Map<string, Landing>([
  [routes.services, { page: servicesOverview, ember: true }],
  [routes.industries, { page: industriesOverview, ember: true }],
  ...services.map(({ id, url, page, usd, weeks }): [string, Landing] => [
    url,
    {
      page,
      contactHref: routes.contactWith({ service: id }),
      base: { usd, weeks },
      ember: true,
    },
  ]),
  ...industries.map(({ ctaLink, page }): [string, Landing] => [ctaLink, { page, ember: true }]),
  ...audiences.map(({ ctaLink, page }): [string, Landing] => [ctaLink, { page }]),
]);
