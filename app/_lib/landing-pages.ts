import { checkReferences } from '@/content/landing-page/check-references';
import type { ContentIndex } from '@/content/landing-page/content-index.schema';
import type { LandingPage } from '@/content/landing-page/schema';
import { industriesOverview } from '@/content/site/industries-overview';
import { servicesOverview } from '@/content/site/services-overview';
import { contentError } from '@/lib/content/check';
import { type AmountMark, figureOf } from '@/lib/content/text-marks';
import { contactAbout, routes } from '@/lib/routes';
import { contentIndex } from './content-index';

/** The props of components/sections/landing-page.tsx. */
type Landing = {
  crumbs: { label: string; href?: string }[];
  page: LandingPage;
  contentIndex: ContentIndex;
  contactHref: string;
  /** Base price in whole US dollars, and weeks; services only. */
  base?: { usd: number; weeks: number } & AmountMark;
};

const { services, industries, audiences } = contentIndex;

checkReferences('content/site/services-overview.ts', 'services', servicesOverview, contentIndex);
checkReferences('content/site/industries-overview.ts', 'industries', industriesOverview, contentIndex);
for (const [folder, entries] of Object.entries({ services, industries, audiences })) {
  for (const { id, page } of entries) checkReferences(`content/${folder}/${id}.ts`, id, page, contentIndex);
}

function entryOf<Entry extends { id: string }>(folder: string, entries: readonly Entry[], id: string): Entry {
  return (
    entries.find((entry) => entry.id === id) ??
    contentError({ file: `content/${folder}/index.ts` }, `there is no entry '${id}'.`, 'Add it to the list.')
  );
}

const paramsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => ({ id }));

/** The values of `[id]` in app/services, app/industries and app/solutions. */
export const serviceParams = paramsOf(services);
export const industryParams = paramsOf(industries);
export const audienceParams = paramsOf(audiences);

export const servicesLanding: Landing = {
  crumbs: [{ label: 'Services' }],
  page: servicesOverview,
  contentIndex,
  contactHref: routes.contact,
};

export const industriesLanding: Landing = {
  crumbs: [{ label: 'Industries' }],
  page: industriesOverview,
  contentIndex,
  contactHref: routes.contact,
};

/** Props of a service's page; its contact links name the service. @throws ContentError for an unknown id. */
export function serviceLanding(id: string): Landing {
  const { title, page, usd, weeks, pricingType } = entryOf('services', services, id);
  return {
    crumbs: [{ label: 'Services', href: routes.services }, { label: title }],
    page,
    contentIndex,
    contactHref: contactAbout(id),
    base: { usd, weeks, ...figureOf(`baseCost.${pricingType}`) },
  };
}

/** Props of an industry's page. @throws ContentError for an unknown id. */
export function industryLanding(id: string): Landing {
  const { title, page } = entryOf('industries', industries, id);
  return {
    crumbs: [{ label: 'Industries', href: routes.industries }, { label: title }],
    page,
    contentIndex,
    contactHref: routes.contact,
  };
}

/** Props of an audience's page. @throws ContentError for an unknown id. */
export function audienceLanding(id: string): Landing {
  const { title, page } = entryOf('audiences', audiences, id);
  return { crumbs: [{ label: title }], page, contentIndex, contactHref: routes.contact };
}
