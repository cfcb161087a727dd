import { z } from 'zod';
import { statementsPerArea } from '@/lib/readiness-assessment/answers';
import { slug, text } from './fields';

const readinessArea = z.strictObject({
  name: text(20),
  statements: z.array(text(100)),
  /** What to do first where the area is weak. */
  next: text(120),
  /** What helps there: a service, or a free guide by its number; `why` says how. */
  help: z.union([z.strictObject({ service: slug }), z.strictObject({ guide: z.int() })]),
  why: text(140),
});
export type ReadinessArea = z.infer<typeof readinessArea>;

/** The areas of the readiness assessment, with as many statements as links to answers count on. */
export const readinessAreas = z
  .array(readinessArea)
  .length(statementsPerArea.length, `must have ${statementsPerArea.length} areas`)
  .superRefine((areas, context) => {
    for (const [index, { statements }] of areas.entries()) {
      const count = statementsPerArea[index];
      const message = `must list ${count} statements, as 'statementsPerArea' of lib/readiness-assessment/answers.ts says. Change its number with the list, as CONTRIBUTING.md explains`;
      if (statements.length !== count)
        context.addIssue({ code: 'custom', path: [index, 'statements'], message });
    }
  });
