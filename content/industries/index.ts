import { checkCollection } from '@/lib/content/check';
import { education } from './education';
import { finance } from './finance';
import { healthcare } from './healthcare';
import { legal } from './legal';
import { manufacturing } from './manufacturing';
import { retail } from './retail';
import { industry as schema } from './schema';

/** The industries in the order of the site. Add a line here for each file. */
export const industries = checkCollection(schema, 'content/industries', [
  healthcare,
  finance,
  retail,
  manufacturing,
  education,
  legal,
]);
