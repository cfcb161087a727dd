import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import type { Redirect } from '@/lib/content/redirects';
import { path } from '../schemas/fields';

/**
 * The permanent redirects of the site; middleware.ts has one more. When an address changes, add
 * `{ from: '/old', to: '/new' }`: the old address then answers 308. A chain, a loop or a target that does not exist
 * stops the build.
 */
const moved: Redirect[] = [
  // The first page of the blog has one address.
  { from: '/blog/page/1', to: '/blog' },
];

export const redirects = checkEntry(
  z.array(z.strictObject({ from: path, to: path })),
  'content/site/redirects.ts',
  moved,
);
