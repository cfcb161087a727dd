import { z } from 'zod';
import { slug, text } from './fields';

/** An area of the readiness assessment, with as many statements as each has. */
export const readinessArea = (statements: number) =>
  z.strictObject({
    name: text(20),
    statements: z.array(text(100)).length(statements, `must have ${statements} statements`),
    /** What to do first where the area is weak. */
    next: text(120),
    /** What helps there: a service, or a free guide by its number; `why` says how. */
    help: z.union([z.strictObject({ service: slug }), z.strictObject({ guide: z.int() })]),
    why: text(140),
  });
export type ReadinessArea = z.infer<ReturnType<typeof readinessArea>>;
