import { z } from 'zod';
import { text } from './fields';

const question = text(80);

/** Questions by the address of a section, '/about#offices', or the address and a heading below it: '/about#offices > London'. */
export const alsoAskedBySection = z.record(
  z
    .string()
    .regex(
      /^\/([a-z0-9/-]*)(#[a-z0-9-]+)?( > .+)?$/,
      "must be an address of this site such as '/about#offices'",
    ),
  z.array(question).min(1, 'must have at least 1 question'),
);
