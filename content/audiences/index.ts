import { checkCollection } from '@/lib/content-check/check';
import { audience as schema } from '../schemas/audiences';
import { enterprise } from './enterprise';
import { individuals } from './individuals';
import { smallBusiness } from './small-business';
import { startups } from './startups';

/** The audiences in the order of the site; home shows the first two. Add a line here for each file. */
export const audiences = checkCollection(schema, 'content/audiences', [
  individuals,
  smallBusiness,
  startups,
  enterprise,
]);
