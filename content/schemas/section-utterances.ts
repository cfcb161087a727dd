import { z } from 'zod';
import { text } from './fields';

/** Questions by the address of a section, '/about#offices', separated by '; '. */
export const utterancesBySection = z.record(
  z
    .string()
    .regex(/^\/([a-z0-9/-]*)(#[a-z0-9-]+)?$/, "must be an address of this site such as '/about#offices'"),
  text().transform((questions) => questions.split('; ')),
);
