import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { Block } from '@/lib/markdown/blocks';
import { formatTenths } from '@/lib/numbers/format-decimal';
import {
  type DocumentContext,
  heading,
  inputText,
  monthAfter,
  paragraph,
  paybackText,
  rateText,
  table,
  teamText,
  weeksAfter,
} from './document';

/** What the problem is and what it costs today. */
function problem(context: DocumentContext): Block[] {
  const { businessCase, content, amount } = context;
  const { problem: words } = content.words;
  const { money, answers } = businessCase;
  return [
    heading('case-problem', words.heading),
    paragraph(answers.texts.problem.trim() || words.open),
    paragraph(
      money
        ? fillPlaceholders(words.cost, {
            hours: formatTenths(money.inputs.hours),
            weeks: formatTenths(money.inputs.weeks),
            rate: inputText('rate', money.inputs.rate, context),
            year: amount(money.today.year),
            fiveYears: amount(money.today.fiveYears),
          })
        : words.costOpen,
    ),
  ];
}

/** Which service, why, and its price. */
function recommended(context: DocumentContext): Block[] {
  const { businessCase, content, price: priceText, service } = context;
  const { recommended: words } = content.words;
  const { recommendation, price } = businessCase;
  const goal = content.selector[0]?.options.find(({ id }) => id === recommendation?.goal)?.label ?? '';
  const why = recommendation
    ? fillPlaceholders(words.selector, {
        service,
        goal,
        primary: content.titles[recommendation.primaryService] ?? '',
        secondary: content.titles[recommendation.secondaryService] ?? '',
      })
    : price
      ? fillPlaceholders(words.calculator, { service, team: teamText(context) })
      : words.open;
  const differs =
    recommendation &&
    price &&
    content.priced[price.parameters.serviceType].id !== recommendation.primaryService;
  return [
    heading('case-recommendation', words.heading),
    paragraph(differs ? `${why} ${fillPlaceholders(words.differs, { service })}` : why),
    paragraph(
      price
        ? fillPlaceholders(words.price, {
            price: priceText(price.estimate.totalCost),
            from: priceText(price.range.from),
            to: priceText(price.range.to),
            weeks: price.estimate.estimatedTimelineWeeks,
          })
        : words.priceOpen,
    ),
  ];
}

/** The return in its cases, and as cash. */
function money(context: DocumentContext): Block[] {
  const { businessCase, content, amount, price: priceText } = context;
  const { money: words } = content.words;
  const { names } = content.cases;
  const { money: found, price } = businessCase;
  if (!found) return [heading('case-return', words.heading), paragraph(words.open)];
  const { cases, npv, irr, cash, finance } = found;
  const row = (name: string, roi: typeof cases.expected, value: number) => [
    name,
    paybackText(roi, context),
    amount(roi.firstYearGain),
    amount(value),
  ];
  const clock = price
    ? fillPlaceholders(words.clock, { weeks: price.estimate.estimatedTimelineWeeks })
    : words.clockOpen;
  return [
    heading('case-return', words.heading),
    paragraph(clock),
    table(words.head, [
      ...(['lowSlow', 'low', 'slowStart', 'expected', 'high'] as const).map((id) =>
        row(names[id], cases[id], npv[id]),
      ),
      row(words.cashRow, cash.cases.expected, cash.npv),
    ]),
    paragraph(
      `${words.cases} ${fillPlaceholders(words.present, {
        rate: formatTenths(finance.discountRate),
        expected: rateText(irr.expected, context),
        low: rateText(irr.low, context),
      })}`,
    ),
    paragraph(`${hoursText(context)} ${fillPlaceholders(words.lost, { lost: amount(found.maxLoss) })}`),
    ...(found.costFloorApplied && price
      ? [paragraph(fillPlaceholders(words.raised, { price: priceText(price.estimate.totalCost) }))]
      : []),
  ];
}

/** How many saved hours leave a budget, who gives them up, and which budget line shrinks. */
function hoursText({ businessCase: { money, answers }, content }: DocumentContext): string {
  const { money: words, ask } = content.words;
  if (!money) return '';
  const { inputs, finance } = money;
  const saved = (inputs.hours * inputs.adoption) / 100;
  const cash = (saved * finance.cashShare) / 100;
  return fillPlaceholders(finance.cashShare === 0 ? words.freed : words.split, {
    saved: formatTenths(saved),
    cash: formatTenths(cash),
    freed: formatTenths(saved - cash),
    giver: answers.texts.hoursGiver.trim() || ask.giver,
    line: answers.texts.budgetLine.trim() || ask.line,
  });
}

/** What is asked for, by whom and by when. */
function ask({ businessCase, content, amount, service, owner, deadline }: DocumentContext): Block[] {
  const { ask: words } = content.words;
  const { decision, price, money, answers } = businessCase;
  const approved = answers.texts.deadline;
  const months = money?.cases.expected.paybackMonths ?? null;
  const dates =
    decision === 'yes' && price && approved
      ? [
          fillPlaceholders(words.end, { end: weeksAfter(approved, price.estimate.estimatedTimelineWeeks) }),
          ...(months === null || months === 0
            ? []
            : [fillPlaceholders(words.back, { month: monthAfter(approved, months) })]),
        ]
      : [];
  return [
    heading('case-decision', words.heading),
    paragraph(
      [
        fillPlaceholders(words[decision], { service, owner, deadline, amount: amount(money?.approved ?? 0) }),
        ...dates,
      ].join(' '),
    ),
    paragraph(words.signature),
  ];
}

/** The first page, complete in itself: problem, recommendation, return and what is asked for. */
export const firstPage = (context: DocumentContext): Block[] => [
  ...problem(context),
  ...recommended(context),
  ...money(context),
  ...ask(context),
];
