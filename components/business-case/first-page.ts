import { fill } from '@/lib/business-case/fill';
import type { Block } from '@/lib/markdown/blocks';
import type { Roi } from '@/lib/roi/compute';
import { heading, inputText, paragraph, plain, table, teamText, type Writing, weeksAfter } from './document';

/** What the problem is and what it costs today. */
function problem(writing: Writing): Block[] {
  const { of, content, amount } = writing;
  const { problem: words } = content.words;
  const { money, answers } = of;
  return [
    heading('case-problem', words.heading),
    paragraph(answers.texts.problem.trim() || words.open),
    paragraph(
      money
        ? fill(words.cost, {
            hours: plain(money.inputs.hours),
            weeks: plain(money.inputs.weeks),
            rate: inputText('rate', money.inputs.rate, writing),
            year: amount(money.today.year),
            fiveYears: amount(money.today.fiveYears),
          })
        : words.costOpen,
    ),
  ];
}

/** Which service, why, and its price. */
function recommended(writing: Writing): Block[] {
  const { of, content, price: priceText, service } = writing;
  const { recommended: words } = content.words;
  const { recommendation, price } = of;
  const goal = content.selector[0]?.options.find(({ id }) => id === recommendation?.goal)?.label ?? '';
  const why = recommendation
    ? fill(words.selector, {
        service,
        goal,
        primary: content.titles[recommendation.primaryService] ?? '',
        secondary: content.titles[recommendation.secondaryService] ?? '',
      })
    : price
      ? fill(words.calculator, { service, team: teamText(writing) })
      : words.open;
  const differs =
    recommendation &&
    price &&
    content.priced[price.parameters.serviceType].id !== recommendation.primaryService;
  return [
    heading('case-recommendation', words.heading),
    paragraph(differs ? `${why} ${fill(words.differs, { service })}` : why),
    paragraph(
      price
        ? fill(words.price, {
            price: priceText(price.estimate.totalCost),
            from: priceText(price.range.from),
            to: priceText(price.range.to),
            weeks: price.estimate.estimatedTimelineWeeks,
          })
        : words.priceOpen,
    ),
  ];
}

/** The return in its cases. */
function money(writing: Writing): Block[] {
  const { of, content, amount, price } = writing;
  const { money: words } = content.words;
  const { names, text } = content.cases;
  if (!of.money) return [heading('case-return', words.heading), paragraph(words.open)];
  const { cases, mostLost, raised } = of.money;
  const payback = ({ paybackMonths: months }: Roi) =>
    months === null
      ? words.never
      : months > 120
        ? words.far
        : months === 0
          ? words.atOnce
          : fill(words.months, { months: months.toFixed(1) });
  const rows = (['lowSlow', 'low', 'slowStart', 'expected', 'high'] as const).map((id) => [
    id === 'lowSlow' ? words.lowSlow : names[id],
    payback(cases[id]),
    amount(cases[id].firstYearGain),
    amount(cases[id].curve.at(-1)?.sum ?? 0),
  ]);
  const lost = fill(words.lost, { lost: amount(mostLost) });
  return [
    heading('case-return', words.heading),
    table(words.head, rows),
    paragraph(`${text} ${lost}`),
    ...(raised && of.price
      ? [paragraph(fill(words.raised, { price: price(of.price.estimate.totalCost) }))]
      : []),
  ];
}

/** What is asked for, by whom and by when. */
function ask({ of, content, amount, service, owner, deadline }: Writing): Block[] {
  const { ask: words } = content.words;
  const { decision, price, answers } = of;
  const text = fill(words[decision], {
    service,
    owner,
    deadline,
    // What is released covers the price's upper end and our own one-time costs.
    amount: amount(of.money?.release ?? 0),
  });
  const end =
    decision === 'yes' && price && answers.texts.deadline
      ? ` ${fill(words.end, { end: weeksAfter(answers.texts.deadline, price.estimate.estimatedTimelineWeeks) })}`
      : '';
  return [heading('case-decision', words.heading), paragraph(text + end), paragraph(words.signature)];
}

/** The first page, complete in itself: problem, recommendation, return and what is asked for. */
export const firstPage = (writing: Writing): Block[] => [
  ...problem(writing),
  ...recommended(writing),
  ...money(writing),
  ...ask(writing),
];
