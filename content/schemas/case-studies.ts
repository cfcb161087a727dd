import { z } from 'zod';
import { numberInWords } from '@/lib/format/number-words';
import { alternative, meta, path, slug, text } from './fields';

/** One measured series: gray until `changeAt`, ember after. The page's head says that the numbers are illustrative. */
const caseStudyChart = z.strictObject({
  /** What is measured and its unit, as the chart's own caption. */
  measure: text(60),
  /** How it is drawn: as a line, with a step at the change, or as a signal with an alarm limit. */
  kind: z.enum(['line', 'step', 'signal']),
  points: z.array(z.number()).min(6, 'must have at least 6 points').max(60),
  /** Index of the first point after the change. */
  changeAt: z.int().min(1),
  /** What changed, for the table of the values. */
  change: text(28),
  /** For a signal: the alarm limit, the last value expected without the change, and what that would have meant. */
  limit: z
    .strictObject({ value: z.number(), label: text(12), expected: z.number(), outcome: text(24) })
    .optional(),
  /** The chart in a sentence, for those who do not see it. */
  alt: alternative(240),
  /** The axes of the chart, and the heading that it has on the study's own page. */
  detail: z.strictObject({
    /** Heading of the chart: what is measured, in what unit, how often. */
    caption: text(80),
    /** Values at equal distances that get a horizontal line and a number. */
    ticks: z.array(z.number()).min(2, 'must have at least 2 ticks').max(6),
    /** Words under the axis, each at the index of its point. */
    times: z
      .array(z.strictObject({ at: z.int().min(0), label: text(12) }))
      .min(3, 'must have at least 3 times')
      .max(5),
    /** Where the area under the line begins, such as the 100 of an index; otherwise at the lowest tick. */
    base: z.number().optional(),
    /** The values at the first and the last point, with their unit if it is short; the last is drawn large. */
    first: text(12).optional(),
    last: text(12),
  }),
});
export type CaseStudyChartData = z.infer<typeof caseStudyChart>;

const paragraphs = z.array(text(700)).min(1, 'must have at least 1 paragraph').max(3);

/** One of the three phases of a study's approach. */
const caseStudyPhase = z.strictObject({
  title: text(20),
  text: text(420),
  /** A few words under the chart. */
  note: text(32),
  /** Index of the point of `chart` at which the phase begins; the first phase begins at 0. */
  from: z.int().min(0),
});

/** What happened, in the parts that every study has. Each study tells its own. */
const caseStudyNarrative = z.strictObject({
  challenge: paragraphs,
  approach: z.array(caseStudyPhase).length(3, 'must have exactly 3 phases'),
  results: paragraphs,
  /** Who said it is a role and a kind of company, never a person's name. */
  quote: z.strictObject({
    text: text(200),
    role: text(60).regex(/^\S+( (?!\p{Lu}\p{Ll})\S+)*$/u, 'must be a role, never the name of a person'),
    company: text(60).regex(/^((?!\p{Lu}\p{Ll})\S+ ?)+$/u, 'must be a kind of company, never a name'),
  }),
  impact: paragraphs,
  /** Headline and lead of the closing action. */
  closing: z.strictObject({ heading: text(60), lead: text(200) }),
});
export type CaseStudyNarrative = z.infer<typeof caseStudyNarrative>;

/** Length of a study's excerpt and narrative together. */
const MIN_WORDS = 350;
const MAX_WORDS = 600;

/** Only the study's own page says that its figures are illustrative. */
const NO_FIGURE = 'must not state a figure of the study, because a result page does not call it illustrative';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Whether a text states a number, in digits or in words. */
const states = (text: string, number: number): boolean =>
  new RegExp(`(?<![\\d.,])${number}(?![\\d,]|\\.\\d)|\\b${numberInWords(number)}\\b`, 'i').test(text);

/**
 * The parts of a study that give another figure than the end of its chart. Texts may also say it as '4x', from 6 to 24,
 * or as 28, from an index of 100 to 128. A signal ends as it begins, so it is left out.
 */
function listContradictions(study: {
  chart: CaseStudyChartData;
  results: readonly string[];
  narrative: { results: readonly string[] };
}): string[][] {
  const { points, alt, kind, detail } = study.chart;
  const [first = 0, last = 0] = [points[0], points.at(-1)];
  const figure = Number(/\d+(\.\d+)?/.exec(detail.last)?.[0]);
  if (kind === 'signal' || Number.isNaN(figure)) return [];
  const multiple = `${Math.round(last / first)}x`;
  const parts: [string[], string][] = [
    [['chart', 'points'], String(Math.round(last) === Math.round(figure) ? figure : last)],
    [['chart', 'alt'], alt],
    [['results'], study.results.join(' ').replaceAll(multiple, String(figure))],
    [['narrative', 'results'], study.narrative.results.join(' ')],
  ];
  return parts.flatMap(([path, text]) =>
    states(text, figure) || states(text, figure - (detail.base ?? 0)) ? [] : [path],
  );
}

export const caseStudy = z
  .strictObject({
    id: slug,
    url: path,
    title: text(70),
    excerpt: text(220),
    /** Ids of an industry and of a service. */
    industry: slug,
    solution: slug,
    results: z
      .array(text(90).regex(/^[~+<>-]?[$€£]?\d/, 'must start with a figure'))
      .min(2, 'must list at least 2 results')
      .max(4),
    chart: caseStudyChart,
    narrative: caseStudyNarrative,
    meta,
  })
  .refine((caseStudy) => caseStudy.url === `/case-studies/${caseStudy.id}`, {
    path: ['url'],
    error: "must be '/case-studies/' and the id",
  })
  .refine(({ chart }) => chart.changeAt < chart.points.length, {
    path: ['chart', 'changeAt'],
    error: 'must be the index of one of the points',
  })
  .refine(({ chart }) => chart.detail.times.every(({ at }) => at < chart.points.length), {
    path: ['chart', 'detail', 'times'],
    error: 'must each stand at the index of one of the points',
  })
  .refine(
    ({ chart, narrative: { approach } }) =>
      approach.every(({ from }, index) =>
        index === 0 ? from === 0 : from > (approach[index - 1]?.from ?? 0) && from < chart.points.length,
      ),
    {
      path: ['narrative', 'approach'],
      error: 'must begin at 0 and then at rising indexes of the points',
    },
  )
  .refine(({ meta }) => !/\d/.test(meta.title), { path: ['meta', 'title'], error: NO_FIGURE })
  .refine(({ meta }) => !/\d/.test(meta.description), { path: ['meta', 'description'], error: NO_FIGURE })
  .superRefine(({ excerpt, narrative }, context) => {
    const words = textsIn([excerpt, narrative]).join(' ').split(/\s+/).length;
    if (words >= MIN_WORDS && words <= MAX_WORDS) return;
    const message = `and excerpt have ${words} words together. Write ${MIN_WORDS} to ${MAX_WORDS}.`;
    context.addIssue({ code: 'custom', path: ['narrative'], message });
  })
  .superRefine(({ chart, results, narrative }, context) => {
    const off = listContradictions({ chart, results, narrative });
    const [path = []] = off;
    if (off.length === 1)
      context.addIssue({
        code: 'custom',
        path,
        message: `must give the figure at the end of the chart, '${chart.detail.last}'`,
      });
    if (off.length > 1) {
      const message = `must be the figure that ${off.map((one) => one.join('.')).join(' and ')} give`;
      context.addIssue({ code: 'custom', path: ['chart', 'detail', 'last'], message });
    }
  })
  // The index of the collection writes the titles in place of the ids.
  .transform(({ industry: industryId, solution: solutionId, ...entry }) => ({
    ...entry,
    ...{ industryId, solutionId, industry: industryId, solution: solutionId },
    imageSrc: `/og${entry.url}.png`,
  }));
export type CaseStudy = z.infer<typeof caseStudy>;
export type CaseStudyInput = z.input<typeof caseStudy>;
