import { sensitivitySteps } from '@/lib/business-case/return-case';
import { stopRules } from '@/lib/business-case/stop-rules';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { Block } from '@/lib/markdown/blocks';
import { formatTenths } from '@/lib/numbers/format-decimal';
import { STATEMENTS_PER_AREA } from '@/lib/readiness/answers';
import { percent } from '@/lib/readiness/score';
import { financeDefaults, financeFields, roiFields } from '@/lib/roi/assumptions';
import { type DocumentContext, heading, inputName, inputText, list, paragraph, table } from './document';

/** Areas that are not ready, and who is responsible for each. */
function gaps({ businessCase: { readiness }, content }: DocumentContext): Block[] {
  const { gaps: words } = content.words;
  const { areas, levels } = content;
  if (!readiness) return [heading('case-readiness', words.heading), paragraph(words.open)];
  if (readiness.gaps.length === 0) return [heading('case-readiness', words.heading), paragraph(words.none)];
  return [
    heading('case-readiness', words.heading),
    table(
      words.head,
      readiness.gaps.map(({ area, share, level }) => [
        areas[area]?.name ?? '',
        `${percent(share)}, ${levels[level].label.toLowerCase()}`,
        areas[area]?.next ?? '',
        words.who[area] ?? '',
      ]),
    ),
  ];
}

/** What can go wrong, and what would make us stop. */
function risks({ businessCase: { money }, content, amount, owner }: DocumentContext): Block[] {
  const { risks: words } = content.words;
  return [
    heading('case-risks', words.heading),
    table(
      words.head,
      stopRules(words.rows, money, { owner, number: formatTenths, amount }).map(({ risk, stop, decider }) => [
        risk,
        stop,
        decider,
      ]),
    ),
  ];
}

/** The statement of the assessment that says whether the process was timed. */
const TIMED_STATEMENT = { area: 2, statement: 0 };

/** Every input of the case and its source. */
function assumptions(context: DocumentContext): Block[] {
  const { businessCase, content, price, currency } = context;
  const { assumptions: words } = content.words;
  const inputs = businessCase.money?.inputs;
  const typed = businessCase.answers.roi.cost;
  const total = businessCase.price?.estimate.totalCost;
  const own = inputs && total !== undefined ? inputs.cost - total * currency.exchangeRate : 0;
  const rows = inputs
    ? roiFields.flatMap((field) => {
        if (field !== 'cost')
          return [[inputName(field, content), inputText(field, inputs[field], context), words.own]];
        const whose = businessCase.money?.costFloorApplied || typed === undefined ? words.vendor : words.own;
        return [
          [words.cost, inputText(field, inputs.cost, context), whose],
          ...(total === undefined ? [] : [[words.price, price(total), words.vendor]]),
          // A rest below half a unit is a rounding error.
          ...(total !== undefined && own >= 0.5
            ? [[words.rest, inputText(field, own, context), words.own]]
            : []),
        ];
      })
    : [];
  const added = financeFields.map((field) => {
    const entered = businessCase.answers.finance[field];
    const name = content.finance.find(({ id }) => id === field)?.label ?? field;
    return [
      name.replace(/, in percent$/, ''),
      `${formatTenths(entered ?? financeDefaults[field])}%`,
      entered === undefined ? words.suggested : words.own,
    ];
  });
  // The assessment asks whether the process was timed, which is how far its hours can be trusted.
  const timed = content.areas[TIMED_STATEMENT.area]?.statements[TIMED_STATEMENT.statement];
  const answer = content.scale.find(
    ({ id }) =>
      id ===
      businessCase.answers.readiness[TIMED_STATEMENT.area * STATEMENTS_PER_AREA + TIMED_STATEMENT.statement],
  );
  return [
    heading('case-assumptions', words.heading),
    ...(rows.length > 0 ? [table(words.head, [...rows, ...added])] : []),
    list([
      ...(timed && answer
        ? [fillPlaceholders(words.timed, { statement: timed, answer: answer.label.toLowerCase() })]
        : []),
      ...words.list,
      fillPlaceholders(words.moves, { list: rangesText(context) }),
      [
        fillPlaceholders(words.currency, { name: `${currency.code} (${currency.name})` }),
        ...(currency.exchangeRate === 1 ? [] : [words.converted]),
      ].join(' '),
    ]),
  ];
}

/** Sensitivity range of each input: 'hours 25%, weeks 2, adoption 20 points'. */
function rangesText({ content }: DocumentContext): string {
  const { assumptions: words } = content.words;
  return roiFields
    .map((field) => {
      const move = sensitivitySteps[field];
      const step =
        'share' in move
          ? percent(move.share)
          : field === 'adoption'
            ? fillPlaceholders(words.points, { step: move.by })
            : formatTenths(move.by);
      return fillPlaceholders(words.move, { name: inputName(field, content).toLowerCase(), step });
    })
    .join(', ');
}

/** What else could be done. */
function alternatives({ businessCase: { money, answers }, content, amount }: DocumentContext): Block[] {
  const { alternatives: words } = content.words;
  const others = answers.texts.alternatives
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4);
  return [
    heading('case-alternatives', words.heading),
    table(words.head, [
      [
        words.nothing.name,
        money
          ? fillPlaceholders(words.nothing.text, {
              year: amount(money.today.year),
              fiveYears: amount(money.today.fiveYears),
            })
          : words.nothing.open,
      ],
      [
        words.without.name,
        money?.hoursForPrice == null
          ? words.without.open
          : fillPlaceholders(words.without.text, { hours: formatTenths(Math.round(money.hoursForPrice)) }),
      ],
      ...others.map((line) => [words.other, line]),
    ]),
  ];
}

/** The third page: readiness, risks, assumptions and alternatives. */
export const thirdPage = (context: DocumentContext): Block[] => [
  ...gaps(context),
  ...risks(context),
  ...assumptions(context),
  ...alternatives(context),
];
