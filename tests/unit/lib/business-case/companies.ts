import { readinessAnswerCodes, STATEMENTS_PER_AREA } from '@/lib/readiness-assessment/answers';
import type { Numbers } from './by-page';

/**
 * Six invented companies. Prices, weeks and the figures under `said` are worked by hand from the words of the
 * specification and of the page; by-page.ts works out the rest. The links are as the page writes them.
 */
export type Company = {
  name: string;
  link: string;
  currency: string;
  symbol: string;
  exchangeRate: number;
  /** US dollars. */
  price: number;
  numbers: Numbers;
  decision: Verdict;
  /** On all saved hours, and on those that become cash. */
  verdicts: [freed: Verdict, cash: Verdict];
};
type Verdict = 'yes' | 'slow' | 'not-yet' | 'no';

const texts =
  '&problem=Invoices+are+typed+twice&owner=Office+manager&deadline=2027-03-31&hoursGiver=Head+of+finance';
/** Answers of the assessment: 'mostly' to all, or 'partly' in one area. */
const assessed = (gap?: number) =>
  (readinessAnswerCodes.version === '1' ? '' : `${readinessAnswerCodes.version}.`) +
  readinessAnswerCodes
    .map((_, index) => (Math.floor(index / STATEMENTS_PER_AREA) === gap ? 'p' : 'm'))
    .join('');
const ready = assessed();

export const companies: Company[] = [
  {
    name: 'a dental practice of 22, in dollars',
    // Automation, 11-50 people, 1-4 weeks, standard support, low customization, maintenance plan.
    link: `v=1&calculator=amssl2&readiness=${ready}&roi=34_50_34_75_14000_4800&cashShare=0&currency=USD${texts}`,
    currency: 'USD',
    symbol: '$',
    exchangeRate: 1,
    // 7,500 + 3,750 (x 1.5) - 2,250 (x 0.7) + 1,000 - 1,500 (x 0.8) + 2,000; 6 weeks x 0.7 = 4.2.
    price: 10_500,
    numbers: {
      ...{ hours: 34, weeks: 50, rate: 34, adoption: 75, cost: 14_000, running: 4_800 },
      ...{ price: 10_500, buildWeeks: 4, discountRate: 10, cashShare: 0 },
    },
    // Low: 43,350 x 0.614125 = 26,622.32 - 5,520 = 21,102.32 a year; 16,100 / 1,758.53 = 9.16 + 0.92 = 10.08 months.
    decision: 'yes',
    verdicts: ['yes', 'no'],
  },
  {
    name: 'a freight broker of 140, in euros',
    // Development, 51-200 people, 1-3 months, premium support, high customization, training and priority support.
    link: `v=1&calculator=dlmph5&readiness=${ready}&roi=210_51_38.5_60_65000_14500&discountRate=8&cashShare=50&currency=EUR${texts}&budgetLine=Temporary+staff`,
    currency: 'EUR',
    symbol: '€',
    exchangeRate: 0.93,
    // 15,000 + 18,000 (x 2.2) + 3,000 + 7,500 (x 1.5) + 1,500 + 1,000; 12 weeks x 1.3 = 15.6.
    price: 46_000,
    numbers: {
      ...{ hours: 210, weeks: 51, rate: 38.5, adoption: 60, cost: 65_000, running: 14_500 },
      // 46,000 x 0.93.
      ...{ price: 42_780, buildWeeks: 16, discountRate: 8, cashShare: 50 },
    },
    // Low: 247,401 x 0.614125 = 151,935.14 - 16,675 = 135,260.14; 74,750 / 11,271.68 = 6.63 + 3.69 = 10.32 months.
    // Cash 123,700.50 - 14,500 = 109,200.50: 65,000 / 9,100.04 = 7.14 + 3.69 = 10.84; low 59,292.57 a year, 145,000 in five.
    decision: 'yes',
    verdicts: ['yes', 'slow'],
  },
  {
    name: 'two founders, in rupees',
    // Optimization, 2-10 people, 1-4 weeks, basic support, medium customization.
    link: `v=1&calculator=pssbm0&readiness=${ready}&roi=40_47_1250_65_1300000_360000&cashShare=0&currency=INR${texts}`,
    currency: 'INR',
    symbol: '₹',
    exchangeRate: 83.14,
    // 10,000 - 3,000 (x 0.7); 8 weeks x 0.7 = 5.6.
    price: 7_000,
    numbers: {
      ...{ hours: 40, weeks: 47, rate: 1_250, adoption: 65, cost: 1_300_000, running: 360_000 },
      // 7,000 x 83.14.
      ...{ price: 581_980, buildWeeks: 6, discountRate: 10, cashShare: 0 },
    },
    // 1,527,500 - 360,000 = 1,167,500; 1,300,000 / 97,291.67 = 13.36 + 1.38 = 14.75 months.
    // Low: 938,076 - 414,000 = 524,076 a year, worth 437,000 more than 1,495,000 in five years at 10%.
    decision: 'slow',
    verdicts: ['slow', 'no'],
  },
  {
    name: 'a utility of 900, in yen',
    // Onboarding, 200+ people, 3+ months, premium support, high customization, all add-ons.
    link: `v=1&calculator=oelph7&readiness=${ready}&roi=60_46_3200_35_6000000_1500000&cashShare=100&currency=JPY${texts}`,
    currency: 'JPY',
    symbol: '¥',
    exchangeRate: 154.8,
    // 5,000 + 12,500 (x 3.5) + 2,500 (x 1.5) + 3,000 + 2,500 (x 1.5) + 4,500; 4 x 1.5 x 1.3 x 1.5 = 11.7 weeks.
    price: 30_000,
    numbers: {
      ...{ hours: 60, weeks: 46, rate: 3_200, adoption: 35, cost: 6_000_000, running: 1_500_000 },
      // 30,000 x 154.8.
      ...{ price: 4_644_000, buildWeeks: 12, discountRate: 10, cashShare: 100 },
    },
    // 3,091,200 - 1,500,000 = 1,591,200; 6,000,000 / 132,600 = 45.25 + 2.77 = 48.02 months.
    decision: 'no',
    verdicts: ['no', 'no'],
  },
  {
    name: 'an insurer of 12,000, in dollars',
    // Development, 200+ people, 3+ months, premium support, high customization, all add-ons; a gap in process.
    link: `v=1&calculator=delph7&readiness=${assessed(2)}&roi=4200_47_58.75_55_480000_950000&discountRate=12&cashShare=30&currency=USD${texts}`,
    currency: 'USD',
    symbol: '$',
    exchangeRate: 1,
    // 15,000 + 37,500 (x 3.5) + 7,500 + 3,000 + 7,500 + 4,500; 12 x 1.5 x 1.3 x 1.5 = 35.1 weeks.
    price: 75_000,
    numbers: {
      ...{ hours: 4_200, weeks: 47, rate: 58.75, adoption: 55, cost: 480_000, running: 950_000 },
      ...{ price: 75_000, buildWeeks: 35, discountRate: 12, cashShare: 30 },
    },
    // 6,378,487.50 - 950,000 = 5,428,487.50; 480,000 / 452,373.96 = 1.06 + 8.08 = 9.14 months: no longer 1.1.
    // Low: 3,917,188.64 - 1,092,500 = 2,824,688.64; 552,000 / 235,390.72 = 2.35 + 8.08; with a slow start 14.6 months.
    // Cash 1,913,546.25 - 950,000: 480,000 / 80,295.52 = 5.98 + 8.08 = 14.05 months.
    decision: 'not-yet',
    verdicts: ['yes', 'not-yet'],
  },
  {
    name: 'one bookkeeper, in pounds',
    // Automation, just me, 1-3 months, basic support, low customization.
    link: `v=1&calculator=aimbl0&readiness=${ready}&roi=12_46_60_90_0_600&cashShare=80&currency=GBP${texts}`,
    currency: 'GBP',
    symbol: '£',
    exchangeRate: 0.79,
    // 7,500 - 3,000 (x 0.6) - 1,500 (x 0.8); 6 weeks.
    price: 3_000,
    numbers: {
      ...{ hours: 12, weeks: 46, rate: 60, adoption: 90, cost: 0, running: 600 },
      // Nothing was entered, so the estimate counts: 3,000 x 0.79.
      ...{ price: 2_370, buildWeeks: 6, discountRate: 10, cashShare: 80 },
    },
    // Low: 29,808 x 0.614125 = 18,305.84 - 690 = 17,615.84; 2,725.50 / 1,467.99 = 1.86 + 1.38 months.
    decision: 'yes',
    verdicts: ['yes', 'yes'],
  },
];
