import { z } from 'zod';

/**
 * The schemas of what visitors read, in contrast to ids, addresses, dates and choices. A preview marks these texts with
 * the place where they are written.
 */
export const prose = z.registry<{ kind: 'text' | 'markdown' }>();
