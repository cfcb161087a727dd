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
const down = (value: number) => (Math.floor(tidy(value * 10)) / 10).toLocaleString('en-US');

/** What memo and print have to say of a company, worked out by the independent arithmetic: texts, not places. */
export function saidOf(company: Company): string[] {
  const model = byPage(company.numbers);
  const amount = amountIn(company);
  const { cases } = model.freed;
  const price = company.price * company.exchangeRate;
  const row = (name: string, of: Outcome) => `${name} ${months(of)} ${amount(of.gain)} ${amount(of.npv)}`;
  return [
    row('Expected', cases.expected),
    row('Low', cases.low),
    row('Low, slow start', cases.lowSlow),
    row('Cash, expected', model.cash.cases.expected),
    row('Cash, low', model.cash.cases.low),
    // The reason that names cash, where its verdict is another one.
    ...(company.verdicts[0] === company.verdicts[1] || company.numbers.cashShare === 0
      ? []
      : [`five years are worth ${amount(model.cash.cases.expected.npv)}. In the low case`]),
    `cost ${amount(model.doNothing)} in today’s money`,
    `year one costs ${amount(model.mostLost)}`,
    `The estimate is ${amount(price)}.`,
    ` ${amount(price * 0.85)} to ${amount(price * 1.15)}, and about ${company.numbers.buildWeeks} weeks`,
    ...(company.decision === 'no'
      ? []
      : [
          `takes the one-time cost above ${amount(model.approved)}`,
          `fewer than ${down(model.lowSaved / 2)} hours a week are saved three months after`,
          `fewer than ${down(model.lowSaved)} hours a week, those of the low case`,
        ]),
  ];
}

/** Price, payback and net present value of the first screen. */
export function figuresOf(company: Company): string[] {
  const amount = amountIn(company);
  const { expected } = byPage(company.numbers).freed.cases;
  return [amount(company.price * company.exchangeRate), months(expected), amount(expected.npv)];
}

const alone = { yes: 'Yes', slow: 'Yes, slowly', 'not-yet': 'Not yet', no: 'No' };

/** The verdict that heads page and memo. */
export function headlineOf({ decision, verdicts: [freed, cash] }: Company): string {
  if (decision !== freed || freed === cash) return alone[decision];
  if (freed === 'slow') return `Freed time: yes, slowly. Cash: ${alone[cash].toLowerCase()}`;
  return `${alone[freed]} on freed time, ${cash === 'slow' ? 'slowly' : alone[cash].toLowerCase()} on cash`;
}
