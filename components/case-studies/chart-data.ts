import type { CaseStudyChartData } from '@/content/schemas/case-studies';

/** A series as content describes it; `times` are in order, each at the index of its point, the first at 0. */
type Series = Pick<CaseStudyChartData, 'points' | 'kind' | 'changeAt' | 'change'> & {
  detail: Pick<CaseStudyChartData['detail'], 'times'>;
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const formatValue = (value: number) => String(value).replace('-', '\u2212');

/** The time of a point between two labels: 'Day 5' between 'Day 3' and 'Day 6'. Without a rule, the first label. */
function interpolateTime(from: string, to: string, share: number): string {
  const [unit, start, end] = [/^\D*/.exec(from)?.[0], /\d+$/.exec(from)?.[0], /\d+$/.exec(to)?.[0]];
  if (start && end) return `${unit}${Math.floor(Number(start) + share * (Number(end) - Number(start)))}`;
  const [first, last] = [MONTHS.indexOf(from), MONTHS.indexOf(to)];
  if (first < 0 || last < 0) return from;
  return MONTHS[Math.floor(first + share * ((last - first + 12) % 12)) % 12] ?? from;
}

/**
 * The values of a case study's chart for a table: '99' in 'Jan'. A signal gets one row for each time, with the range of its
 * values: '−0.5 to 0.8' in 'Week 1'. One row describes the change.
 */
export function listChartRows({ points, kind, changeAt, change, detail: { times } }: Series) {
  const findTime = (index: number): string => {
    const from = times.findLast(({ at }) => at <= index);
    const to = times.find(({ at }) => at > index);
    if (!from) return '';
    if (!to || from.at === index) return from.label;
    return interpolateTime(from.label, to.label, (index - from.at) / (to.at - from.at));
  };
  const groups: { when: string; values: number[]; changes: boolean }[] = [];
  for (const [index, value] of points.entries()) {
    const when = findTime(index);
    const last = groups.at(-1);
    const changes = index === changeAt;
    if (kind === 'signal' && last?.when === when) {
      last.values.push(value);
      last.changes ||= changes;
    } else groups.push({ when, values: [value], changes });
  }
  return groups.map(({ when, values, changes }) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const name = change.startsWith(when) ? change : `${when}: ${change}`;
    return {
      when: changes ? name : when,
      value: values.length > 1 ? `${formatValue(low)} to ${formatValue(high)}` : formatValue(low),
    };
  });
}
