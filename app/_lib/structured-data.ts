import { company } from '@/content/company/company';
import { clean } from '@/lib/content/text-marks';
import { graphOf, scriptJson } from '@/lib/seo/graph';
import { sitePageOf, sitePages } from './site-pages';

/** The JSON-LD of a page, safe to put into a script element. @throws ContentError when there is no such page. */
export const structuredDataOf = (path: string): string =>
  clean(scriptJson(graphOf(sitePageOf(path), clean(sitePages), clean(company))));
