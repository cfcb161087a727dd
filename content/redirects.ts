import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import type { Redirect } from '@/lib/content/redirects';
import { path } from './fields';

/**
 * When an address changes, lead from the old one to the new one here: `{ from: '/old', to: '/new' }`.
 * The old address then answers 308. A chain, a loop or a target that does not exist stops the build.
 */
const moved: Redirect[] = [];

export const redirects = checkEntry(
  z.array(z.strictObject({ from: path, to: path })),
  'content/redirects.ts',
  moved,
);
