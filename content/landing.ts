import { contentError } from '@/lib/content/check';
import { contactAbout, routes } from '@/lib/routes';
import { library } from './library';
import { checkReferences } from './references';
import type { LandingPage, Library, Meta } from './schema';
import { servicesOverview } from './services-overview';

/** All that a landing page is drawn from. */
export type Landing = {
  crumbs: { label: string; href?: string }[];
  page: LandingPage;
  library: Library;
  contactHref: string;
  base?: { usd: number; weeks: number };
};

checkReferences('content/services-overview.ts', 'services', servicesOverview, library);
for (const { id, page } of library.services) {
  checkReferences(`content/services/${id}.ts`, id, page, library);
}

/** What the parameters of `/services/[id]` may be. */
export const serviceParams = library.services.map(({ id }) => ({ id }));

function serviceOf(id: string) {
  return (
    library.services.find((service) => service.id === id) ??
    contentError({ file: 'content/services/index.ts' }, `there is no service '${id}'.`, 'Add it to the list.')
  );
}

/** What a result page shows of a service. @throws ContentError when there is no such service. */
export const serviceMeta = (id: string): Meta => serviceOf(id).meta;

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
    library,
    contactHref: contactAbout(id),
    base: { usd, weeks },
  };
}

/** The page of all services. */
export const servicesLanding: Landing = {
  crumbs: [{ label: 'Home', href: routes.home }, { label: 'Services' }],
  page: servicesOverview,
  library,
  contactHref: routes.contact,
};
