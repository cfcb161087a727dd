import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { Block } from '@/lib/markdown/blocks';
import { formatTenths } from '@/lib/numbers/format-decimal';
import { roundUp } from '@/lib/numbers/rounding';
import { costLines } from '@/lib/pricing/breakdown';
import { type DocumentContext, heading, paragraph, sensitivityRow, table, teamText } from './document';

/** Scope, weeks, and what each side does. */
function scope(context: DocumentContext): Block[] {
  const { scope: words } = context.content.words;
  const { price } = context.businessCase;
  if (!price) return [heading('case-scope', words.heading), paragraph(words.open)];
  const { text, theirs, ours } = words.services[price.parameters.serviceType];
  const weeks = fillPlaceholders(words.weeks, {
    weeks: price.estimate.estimatedTimelineWeeks,
    team: teamText(context),
  });
  const choice = context.content.pricing
    .find(({ id }) => id === 'duration')
    ?.options.find(({ id }) => id === price.parameters.duration);
  const timeline = fillPlaceholders(words.timeline, { timeline: choice?.measure ?? choice?.label ?? '' });
  return [
    heading('case-scope', words.heading),
    paragraph(`${text} ${weeks} ${timeline}`),
    table(
      words.head,
      theirs.map((line, index) => [line, ours[index] ?? '']),
    ),
  ];
}

/** The lines of the estimate, its range, and what would lower it. */
function price({ businessCase, content, price: text }: DocumentContext): Block[] {
  const { price: words } = content.words;
  if (!businessCase.price) return [heading('case-price', words.heading), paragraph(words.open)];
  const { state, estimate, savings } = businessCase.price;
  const list = savings.map(({ question, answer, usd }) => {
    const step = content.pricing.find(({ id }) => id === question);
    const option = step?.options.find(({ id }) => id === answer);
    return fillPlaceholders(words.saving, {
      label: step?.label.toLowerCase() ?? '',
      option: option?.measure ?? option?.label.toLowerCase() ?? '',
      amount: text(usd),
    });
  });
  return [
    heading('case-price', words.heading),
    table(words.head, [
      ...costLines(state, estimate, content.pricing)
        .filter(({ usd }, index) => index === 0 || usd !== 0)
        .map(({ label, usd }) => [label, text(usd)]),
      [words.total, text(estimate.totalCost)],
    ]),
    paragraph(
      [
        words.range,
        list.length > 0 ? fillPlaceholders(words.savings, { list: list.join('; ') }) : words.noSavings,
        words.term,
        words.outside,
      ].join(' '),
    ),
  ];
}

/** The five years of each case, and the break-even. */
function curve({ businessCase: { money }, content, amount }: DocumentContext): Block[] {
  if (!money) return [];
  const { curve: words } = content.words;
  const { names } = content.cases;
  const cases = ['low', 'expected', 'high'] as const;
  const { breakEvenHours: hours, breakEvenAdoption: adoption, inputs } = money;
  return [
    heading('case-curve', words.heading),
    { kind: 'figure', name: 'curve' },
    table(
      [words.year, ...cases.map((id) => names[id])],
      money.cases.expected.curve.map(({ year }) => [
        year === 0 ? words.start : String(year),
        ...cases.map((id) => amount(money.cases[id].curve[year]?.sum ?? 0)),
      ]),
    ),
    paragraph(
      hours === null || adoption === null || roundUp(adoption) > 100
        ? words.outOfReach
        : fillPlaceholders(words.breakEven, {
            hours: formatTenths(roundUp(hours, 1)),
            adoption: roundUp(adoption),
            expected: formatTenths((inputs.hours * inputs.adoption) / 100),
          }),
    ),
  ];
}

/** The two inputs that matter most, and the others below them. */
function sensitivity(context: DocumentContext): Block[] {
  const { businessCase, content } = context;
  const { sensitivity: words } = content.words;
  const [one, two] = businessCase.money?.sensitivity ?? [];
  if (!one || !two) return [];
  if (one.better.gain === one.worse.gain)
    return [heading('case-sensitivity', words.heading), paragraph(words.flat)];
  const [first, second] = [sensitivityRow(one, context), sensitivityRow(two, context)];
  return [
    heading('case-sensitivity', words.heading),
    paragraph(
      fillPlaceholders(words.text, {
        first: first.name,
        firstEnds: first.ends,
        firstLow: first.low,
        firstHigh: first.high,
        second: second.name,
        secondEnds: second.ends,
        secondLow: second.low,
        secondHigh: second.high,
      }),
    ),
    { kind: 'figure', name: 'sensitivity' },
  ];
}

/** The second page: what is bought, what it costs, and how sure the return is. */
export const secondPage = (context: DocumentContext): Block[] => [
  ...scope(context),
  ...price(context),
  ...curve(context),
  ...sensitivity(context),
];
