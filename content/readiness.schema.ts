import { z } from 'zod';
import { slug, text } from './fields';

/** An area of the readiness assessment, with as many statements as each has. */
export const readinessArea = (statements: number) =>
  z.strictObject({
    name: text(20),
    about: text(80),
    statements: z.array(text(100)).length(statements, `must have ${statements} statements`),
    /** What to do first where the area is weak. */
    next: text(120),
    /** Id of the service that helps there, and how. */
    service: slug,
    why: text(140),
  });
export type ReadinessArea = z.infer<ReturnType<typeof readinessArea>>;
