import { z } from 'zod';

/**
 * Schemas of texts that visitors read, in contrast to ids, addresses, dates and choices. Previews mark these texts
 * with the place where they are written.
 */
export const textRegistry = z.registry<{ kind: 'text' | 'markdown' }>();
