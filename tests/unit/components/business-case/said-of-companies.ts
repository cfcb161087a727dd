import { byPage, type Outcome } from '../../lib/business-case/by-page';
import type { Company } from '../../lib/business-case/companies';

const tidy = (value: number) => Number(value.toPrecision(12));

/** An amount as a finance department writes it: whole, halves away from zero, the sign first. */
function amountIn({ symbol }: Company) {
  return (value: number) => {
    const whole = Math.round(tidy(Math.abs(value)));
    return `${value < 0 && whole > 0 ? '-' : ''}${symbol}${whole.toLocaleString('en-US')}`;
  };
}

const months = ({ payback }: Outcome) =>
  payback === null ? 'Never' : payback > 120 ? 'Over 10 years' : `${payback.toFixed(1)} months`;
const rate = ({ irr }: Outcome) =>
  irr === null ? 'none' : irr > 10 ? 'over 1,000%' : `${Math.round(irr * 100) + 0}%`;
const up = (value: number) => Math.ceil(tidy(value * 10)) / 10;
const verdicts = { yes: 'Yes', thin: 'Yes, but thin', 'not-yet': 'Not yet', no: 'No' };

/** What every document has to say of a company, worked out by the independent arithmetic: texts, not places. */
export function saidOf(company: Company): string[] {
  const model = byPage(company.numbers);
  const amount = amountIn(company);
  const { cases, cash } = model;
  const isRule = model.breakEven < model.saved;
  const row = (name: string, of: Outcome) =>
    `${name} | ${months(of)} | ${amount(of.gain)} | ${amount(of.npv)}`;
  return [
    row('Low, slow start', cases.lowSlow),
    row('Low', cases.low),
    row('Slow start', cases.slowStart),
    row('Expected', cases.expected),
    row('High', cases.high),
    row('Cash alone', cash.cases.expected),
    `The internal rate of return is ${rate(cases.expected)} as expected and ${rate(cases.low)} in the low case.`,
    `On cash alone: ${company.cashVerdict}.`,
    `The most year one can cost: ${amount(model.mostLost)}.`,
    `takes the one-time cost above ${amount(model.approved)}`,
    `The estimate is ${amount(company.price * company.exchangeRate)}.`,
    ` on ${amount(company.price * company.exchangeRate * 0.85)} to ${amount(company.price * company.exchangeRate * 1.15)} and about ${company.numbers.buildWeeks} weeks.`,
    ...(isRule
      ? [
          `fewer than ${up(model.breakEven).toLocaleString('en-US')} hours a week are saved`,
          `fewer than ${up(model.breakEven).toLocaleString('en-US')} of the ${company.numbers.hours.toLocaleString('en-US')} possible hours`,
        ]
      : []),
    ...[0, 1, 2, 3, 4, 5].map(
      (year) =>
        `${year === 0 ? 'Start' : year} | ${amount(cases.low.totals[year] ?? 0)} | ${amount(cases.expected.totals[year] ?? 0)} | ${amount(cases.high.totals[year] ?? 0)}`,
    ),
  ];
}

/** The verdict that heads every document. */
export const verdictOf = (company: Company): string =>
  verdicts[company.decision === 'yes' && company.thin ? 'thin' : company.decision];
