import { readinessAnswerCodes, STATEMENTS_PER_AREA } from '@/lib/readiness-assessment/answers';
import { currencyOf } from '../pricing-calculator/specification';
import type { Numbers } from './by-page';

type Verdict = 'yes' | 'slow' | 'not-yet' | 'no';
/** As the visitor answers. */
type Answers = {
  name: string;
  /** Letters of the calculator, and the price in US dollars and the weeks that they give by the specification. */
  calculator: string;
  price: number;
  buildWeeks: number;
  /** Hours, weeks, rate, adoption, cost and running costs. */
  roi: readonly [number, number, number, number, number, number];
  discountRate?: number;
  cashShare: number;
  currency: string;
  budgetLine?: string;
  /** Index of an area of readiness that is answered 'partly'; all others are 'mostly'. */
  gap?: number;
  decision: Verdict;
  /** On all saved hours, and on those that become cash. */
  verdicts: [freed: Verdict, cash: Verdict];
};
export type Company = ReturnType<typeof company>;

/** A company with its link, as the page writes it, and its numbers for the independent arithmetic. */
function company({ calculator, buildWeeks, roi, discountRate, budgetLine, gap, ...given }: Answers) {
  const [hours, weeks, rate, adoption, cost, running] = roi;
  const { symbol, exchangeRate } = currencyOf(given.currency);
  const letters = readinessAnswerCodes.map((_, index) =>
    Math.floor(index / STATEMENTS_PER_AREA) === gap ? 'p' : 'm',
  );
  const link = [
    `v=1&calculator=${calculator}&readiness=${readinessAnswerCodes.version}.${letters.join('')}&roi=${roi.join('_')}`,
    ...(discountRate ? [`discountRate=${discountRate}`] : []),
    `cashShare=${given.cashShare}&currency=${given.currency}&problem=Invoices+are+typed+twice`,
    'owner=Office+manager&deadline=2027-03-31&hoursGiver=Head+of+finance',
    ...(budgetLine ? [`budgetLine=${budgetLine}`] : []),
  ].join('&');
  const numbers: Numbers = {
    ...{ hours, weeks, rate, adoption, cost, running, buildWeeks, cashShare: given.cashShare },
    ...{ price: given.price * exchangeRate, discountRate: discountRate ?? 10 },
  };
  return { ...given, link, symbol, exchangeRate, numbers };
}

/**
 * Five invented companies. Prices, weeks and verdicts are worked by hand from the words of the specification and of the
 * page; by-page.ts works out the rest.
 */
export const companies: Company[] = [
  company({
    name: 'a dental practice of 22, in dollars',
    // Automation, 11-50 people, 1-4 weeks, standard support, low customization, maintenance plan:
    // 7,500 + 3,750 (x 1.5) - 2,250 (x 0.7) + 1,000 - 1,500 (x 0.8) + 2,000; 6 weeks x 0.7 = 4.2.
    ...{ calculator: 'amssl2', price: 10_500, buildWeeks: 4 },
    ...{ roi: [34, 50, 34, 75, 14_000, 4_800], cashShare: 0, currency: 'USD' },
    // Low: 43,350 x 0.614125 = 26,622.32 - 5,520 = 21,102.32 a year; 16,100 / 1,758.53 = 9.16 + 0.92 = 10.08 months.
    ...{ decision: 'yes', verdicts: ['yes', 'no'] },
  }),
  company({
    name: 'a freight broker of 140, in euros',
    // Development, 51-200 people, 1-3 months, premium support, high customization, training and priority support:
    // 15,000 + 18,000 (x 2.2) + 3,000 + 7,500 (x 1.5) + 1,500 + 1,000; 12 weeks x 1.3 = 15.6.
    ...{ calculator: 'dlmph5', price: 46_000, buildWeeks: 16, budgetLine: 'Temporary+staff' },
    ...{ roi: [210, 51, 38.5, 60, 65_000, 14_500], discountRate: 8, cashShare: 50, currency: 'EUR' },
    // Low: 247,401 x 0.614125 = 151,935.14 - 16,675 = 135,260.14; 74,750 / 11,271.68 = 6.63 + 3.69 = 10.32 months.
    // Cash 123,700.50 - 14,500 = 109,200.50: 65,000 / 9,100.04 = 7.14 + 3.69 = 10.84; low 59,292.57 a year, 145,000 in five.
    ...{ decision: 'yes', verdicts: ['yes', 'slow'] },
  }),
  company({
    name: 'two founders, in rupees',
    // Optimization, 2-10 people, 1-4 weeks, basic support, medium customization:
    // 10,000 - 3,000 (x 0.7); 8 weeks x 0.7 = 5.6.
    ...{ calculator: 'pssbm0', price: 7_000, buildWeeks: 6 },
    ...{ roi: [40, 47, 1_250, 65, 1_300_000, 360_000], cashShare: 0, currency: 'INR' },
    // 1,527,500 - 360,000 = 1,167,500; 1,300,000 / 97,291.67 = 13.36 + 1.38 = 14.75 months.
    // Low: 938,076 - 414,000 = 524,076 a year, worth 437,000 more than 1,495,000 in five years at 10%.
    ...{ decision: 'slow', verdicts: ['slow', 'no'] },
  }),
  company({
    name: 'an insurer of 12,000, in dollars',
    // Development, 200+ people, 3+ months, premium support, high customization, all add-ons; a gap in process:
    // 15,000 + 37,500 (x 3.5) + 7,500 + 3,000 + 7,500 + 4,500; 12 x 1.5 x 1.3 x 1.5 = 35.1 weeks.
    ...{ calculator: 'delph7', price: 75_000, buildWeeks: 35, gap: 2 },
    ...{ roi: [4_200, 47, 58.75, 55, 480_000, 950_000], discountRate: 12, cashShare: 30, currency: 'USD' },
    // 6,378,487.50 - 950,000 = 5,428,487.50; 480,000 / 452,373.96 = 1.06 + 8.08 = 9.14 months: no longer 1.1.
    // Low: 3,917,188.64 - 1,092,500 = 2,824,688.64; 552,000 / 235,390.72 = 2.35 + 8.08; with a slow start 14.6 months.
    // Cash 1,913,546.25 - 950,000: 480,000 / 80,295.52 = 5.98 + 8.08 = 14.05 months.
    ...{ decision: 'not-yet', verdicts: ['yes', 'not-yet'] },
  }),
  company({
    name: 'one bookkeeper, in pounds',
    // Automation, just me, 1-3 months, basic support, low customization: 7,500 - 3,000 (x 0.6) - 1,500 (x 0.8); 6 weeks.
    ...{ calculator: 'aimbl0', price: 3_000, buildWeeks: 6 },
    // No cost was entered, so the estimate counts: 3,000 x 0.79.
    ...{ roi: [12, 46, 60, 90, 0, 600], cashShare: 80, currency: 'GBP' },
    // Low: 29,808 x 0.614125 = 18,305.84 - 690 = 17,615.84; 2,725.50 / 1,467.99 = 1.86 + 1.38 months.
    ...{ decision: 'yes', verdicts: ['yes', 'yes'] },
  }),
];
