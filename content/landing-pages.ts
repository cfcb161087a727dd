import { contentError } from '@/lib/content/check';
import { contactAbout, routes } from '@/lib/routes';
import { checkReferences } from './check-references';
import { contentIndex } from './content-index';
import { industriesOverview } from './industries-overview';
import type { ContentIndex, LandingPage } from './schema';
import { servicesOverview } from './services-overview';

/** All that a landing page is drawn from. */
export type Landing = {
  crumbs: { label: string; href?: string }[];
  page: LandingPage;
  contentIndex: ContentIndex;
  contactHref: string;
  base?: { usd: number; weeks: number };
};

checkReferences('content/services-overview.ts', 'services', servicesOverview, contentIndex);
checkReferences('content/industries-overview.ts', 'industries', industriesOverview, contentIndex);
for (const { id, page } of contentIndex.services) {
  checkReferences(`content/services/${id}.ts`, id, page, contentIndex);
}
for (const { id, page } of contentIndex.industries) {
  checkReferences(`content/industries/${id}.ts`, id, page, contentIndex);
}
for (const { id, page } of contentIndex.audiences) {
  checkReferences(`content/audiences/${id}.ts`, id, page, contentIndex);
}

/** What the parameters of `/services/[id]` may be. */
export const serviceParams = contentIndex.services.map(({ id }) => ({ id }));

function serviceOf(id: string) {
  return (
    contentIndex.services.find((service) => service.id === id) ??
    contentError({ file: 'content/services/index.ts' }, `there is no service '${id}'.`, 'Add it to the list.')
  );
}

/** The page of a service. @throws ContentError when there is no such service. */
export function serviceLanding(id: string): Landing {
  const { title, page, usd, weeks } = serviceOf(id);
  return {
    crumbs: [
      { label: 'Home', href: routes.home },
      { label: 'Services', href: routes.services },
      { label: title },
    ],
    page,
    contentIndex,
    contactHref: contactAbout(id),
    base: { usd, weeks },
  };
}

/** The page of all services. */
export const servicesLanding: Landing = {
  crumbs: [{ label: 'Home', href: routes.home }, { label: 'Services' }],
  page: servicesOverview,
  contentIndex,
  contactHref: routes.contact,
};

/** What the parameters of `/industries/[id]` may be. */
export const industryParams = contentIndex.industries.map(({ id }) => ({ id }));

function industryOf(id: string) {
  return (
    contentIndex.industries.find((industry) => industry.id === id) ??
    contentError(
      { file: 'content/industries/index.ts' },
      `there is no industry '${id}'.`,
      'Add it to the list.',
    )
  );
}

/** The page of an industry. @throws ContentError when there is no such industry. */
export function industryLanding(id: string): Landing {
  const { title, page } = industryOf(id);
  return {
    crumbs: [
      { label: 'Home', href: routes.home },
      { label: 'Industries', href: routes.industries },
      { label: title },
    ],
    page,
    contentIndex,
    contactHref: routes.contact,
  };
}

/** The page of all industries. */
export const industriesLanding: Landing = {
  crumbs: [{ label: 'Home', href: routes.home }, { label: 'Industries' }],
  page: industriesOverview,
  contentIndex,
  contactHref: routes.contact,
};

/** What the parameters of `/solutions/[id]` may be. */
export const audienceParams = contentIndex.audiences.map(({ id }) => ({ id }));

function audienceOf(id: string) {
  return (
    contentIndex.audiences.find((audience) => audience.id === id) ??
    contentError(
      { file: 'content/audiences/index.ts' },
      `there is no audience '${id}'.`,
      'Add it to the list.',
    )
  );
}

/** The page of an audience. @throws ContentError when there is no such audience. */
export function audienceLanding(id: string): Landing {
  const { title, page } = audienceOf(id);
  return {
    crumbs: [{ label: 'Home', href: routes.home }, { label: title }],
    page,
    contentIndex,
    contactHref: routes.contact,
  };
}
