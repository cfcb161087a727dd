import { isPublished } from '@/lib/collections/is-published';
import { checkCollection } from '@/lib/content-check/check';
import { industry as schema } from '../schemas/industries';
import { education } from './education';
import { finance } from './finance';
import { healthcare } from './healthcare';
import { legal } from './legal';
import { manufacturing } from './manufacturing';
import { retail } from './retail';

/** All industries, drafts too, in the order of the site. Add a line here for each file. */
export const allIndustries = checkCollection(schema, 'content/industries', [
  healthcare,
  finance,
  retail,
  manufacturing,
  education,
  legal,
]);

/** The industries of this build; only a deploy preview has drafts. */
export const industries = allIndustries.filter((entry) => isPublished(entry));
