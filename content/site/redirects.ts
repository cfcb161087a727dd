import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';

/** A page or a document. */
const address = z
  .string('must be text')
  .regex(/^\/([a-z0-9/-]*|downloads\/[\w.-]+)$/, "must be an address of this site such as '/contact'");

const redirect = z.strictObject({ from: address, to: address });

/**
 * The permanent redirects of the site; middleware.ts has two more. When an address changes, add
 * `{ from: '/old', to: '/new' }`: the old address then answers 308. The same holds for a document:
 * `{ from: '/downloads/old-name.pdf', to: '/downloads/new-name.pdf' }`. A chain, a loop or a target that does not exist
 * stops the build.
 */
const moved: z.input<typeof redirect>[] = [
  // The first page of the blog has one address.
  { from: '/blog/page/1', to: '/blog' },
  // What an address leads to when its last part is cut off.
  { from: '/tools', to: '/tools/service-selector' },
  { from: '/solutions', to: '/services' },
  { from: '/legal', to: '/legal/terms-of-service' },
];

export const redirects = checkEntry(z.array(redirect), 'content/site/redirects.ts', moved);
