/**
 * Five companies, worked by hand. Each number has its calculation beside it; the file imports nothing of the site, so
 * that no mistake of its code can be in it too. The links are as the page writes them.
 */
export type Company = {
  name: string;
  link: string;
  decision: 'yes' | 'not-yet' | 'no';
  reasons: string[];
  /** US dollars. */
  price: number;
  range: [from: number, to: number];
  weeks: number;
  cost: number;
  /** Net gain of year one, payback in months (null for never), and the sum after five years, by case. */
  low: [gain: number, payback: number | null, fiveYears: number];
  expected: [gain: number, payback: number | null, fiveYears: number];
  slowStart: [gain: number, payback: number | null, fiveYears: number];
  high: [gain: number, payback: number | null, fiveYears: number];
  /** The low case with the ramp-up: three months of its savings are missed. */
  lowSlow: [gain: number, payback: number | null, fiveYears: number];
  today: number;
  mostLost: number;
  breakEvenAdoption: number;
  /** The two inputs that matter most, with the net gain at their worse and better ends. */
  swings: [field: string, worse: number, better: number][];
  /** What would make it a yes, by input. */
  changes: Record<string, number>;
};

const texts = '&problem=Invoices+are+typed+twice&owner=Office+manager&deadline=2027-03-31';

export const companies: Company[] = [
  {
    name: 'one person',
    // Automation, just me, 1-3 months, basic support, low customization; 8 of 12 points in each area.
    link: `v=1&calculator=aimbl0&readiness=mmmmmmmmmmmmmmmm&roi=6_46_60_90_3500_600&currency=USD${texts}`,
    decision: 'yes',
    reasons: [],
    // 7,500 - 3,000 (x 0.6) - 1,500 (x 0.8) = 3,000; 15% is 450; 6 weeks.
    price: 3_000,
    range: [2_550, 3_450],
    weeks: 6,
    // 3,500 is above the price.
    cost: 3_500,
    // 6 x 46 x 0.9 = 248.4 h; x 60 = 14,904; - 600 = 14,304 a year, 1,192 a month.
    expected: [10_804, 3_500 / 1_192, 5 * 14_304 - 3_500],
    // 0.75 x 14,904 - 600 = 10,578; 4,375 once.
    low: [6_203, 4_375 / 881.5, 5 * 10_578 - 4_375],
    // 1.25 x 14,904 - 600 = 18,030.
    high: [14_530, 3_500 / 1_502.5, 5 * 18_030 - 3_500],
    // Three months of 1,242 are missed: 3,726. (3,500 + 3,726) / 1,192 = 6.06, after the ramp-up.
    slowStart: [7_078, 7_226 / 1_192, 5 * 14_304 - 3_726 - 3_500],
    // 3 x 931.5 = 2,794.5; (4,375 + 2,794.5) / 881.5 = 8.13, after the ramp-up.
    lowSlow: [3_408.5, 7_169.5 / 881.5, 5 * 10_578 - 2_794.5 - 4_375],
    // 6 x 46 x 60.
    today: 16_560,
    // 3,500 x 1.25 + 600.
    mostLost: 4_975,
    // (3,500 + 600) / 16,560.
    breakEvenAdoption: (4_100 / 16_560) * 100,
    // Hours 4.5 and 7.5; adoption 70 and 100, the most there is: 11,592 - 4,100 and 16,560 - 4,100.
    swings: [
      ['hours', 7_078, 14_530],
      ['adoption', 7_492, 12_460],
    ],
    changes: {},
  },
  {
    name: '12 people',
    // Automation, 2-10 people, 1-3 months, standard support, medium customization; process 7 of 12 points.
    link: `v=1&selector=psbqm&calculator=asmsm0&readiness=mmymmymmpmmmmymm&roi=20_48_42_70_11000_2400&currency=USD${texts}`,
    decision: 'yes',
    reasons: [],
    // 7,500 + 1,000.
    price: 8_500,
    range: [7_225, 9_775],
    weeks: 6,
    cost: 11_000,
    // 20 x 48 x 0.7 = 672 h; x 42 = 28,224; - 2,400 = 25,824 a year, 2,152 a month.
    expected: [14_824, 11_000 / 2_152, 5 * 25_824 - 11_000],
    // 21,168 - 2,400 = 18,768; 13,750 once.
    low: [5_018, 13_750 / 1_564, 5 * 18_768 - 13_750],
    // 35,280 - 2,400 = 32,880.
    high: [21_880, 11_000 / 2_740, 5 * 32_880 - 11_000],
    // 3 x 2,352 = 7,056 are missed.
    slowStart: [7_768, 18_056 / 2_152, 5 * 25_824 - 7_056 - 11_000],
    // 3 x 1,764 = 5,292: just over a year.
    lowSlow: [-274, 19_042 / 1_564, 5 * 18_768 - 5_292 - 13_750],
    today: 40_320,
    mostLost: 16_150,
    breakEvenAdoption: (13_400 / 40_320) * 100,
    // Adoption 50 and 90: 20,160 and 36,288, less 13,400. Hours 15 and 25: 21,168 and 35,280.
    swings: [
      ['adoption', 6_760, 22_888],
      ['hours', 7_768, 21_880],
    ],
    changes: {},
  },
  {
    name: '60 people, only if the numbers hold',
    // Onboarding, 51-200 people, 1-3 months, standard support, medium customization.
    link: `v=1&calculator=olmsm0&readiness=mmymmymmymmmmymm&roi=15_46_38_60_0_3000&currency=USD${texts}`,
    decision: 'not-yet',
    reasons: ['depends'],
    // 5,000 + 6,000 (x 2.2) + 1,000.
    price: 12_000,
    range: [10_200, 13_800],
    weeks: 4,
    // Nothing was entered, so the price counts.
    cost: 12_000,
    // 15 x 46 x 0.6 = 414 h; x 38 = 15,732; - 3,000 = 12,732 a year, 1,061 a month: 11.3 months.
    expected: [732, 12_000 / 1_061, 5 * 12_732 - 12_000],
    // 11,799 - 3,000 = 8,799; 15,000 once: 20.5 months.
    low: [-6_201, 15_000 / 733.25, 5 * 8_799 - 15_000],
    // 19,665 - 3,000 = 16,665.
    high: [4_665, 12_000 / 1_388.75, 5 * 16_665 - 12_000],
    // 3 x 1,311 = 3,933 are missed.
    slowStart: [-3_201, 15_933 / 1_061, 5 * 12_732 - 3_933 - 12_000],
    // 3 x 983.25 = 2,949.75.
    lowSlow: [-9_150.75, 17_949.75 / 733.25, 5 * 8_799 - 2_949.75 - 15_000],
    today: 26_220,
    mostLost: 18_000,
    breakEvenAdoption: (15_000 / 26_220) * 100,
    // Adoption 40 and 80: 10,488 and 20,976, less 15,000. Hours 11.25 and 18.75.
    swings: [
      ['adoption', -4_512, 5_976],
      ['hours', -3_201, 4_665],
    ],
    changes: {
      // (15,000 + 3,000) / (46 x 38 x 0.6) = 17.16 h in the low case, which is three quarters.
      hours: 18_000 / 1_048.8 / 0.75,
      // 18,000 / (0.75 x 26,220).
      adoption: (18_000 / 19_665) * 100,
      // 8,799 / 1.25.
      cost: 7_039.2,
    },
  },
  {
    name: '400 people, with a gap',
    // Custom development, 200+ people, 3+ months, premium, high, all add-ons; process 4 of 12 points.
    link: `v=1&calculator=delph7&readiness=ymmymmmmppnmyymm&roi=260_48_40_65_95000_30000&currency=USD${texts}`,
    decision: 'not-yet',
    reasons: ['gap'],
    // 15,000 + 37,500 + 7,500 + 3,000 + 7,500 + 4,500.
    price: 75_000,
    range: [63_750, 86_250],
    // 12 x 1.5 x 1.3 x 1.5 = 35.1.
    weeks: 35,
    cost: 95_000,
    // 260 x 48 x 0.65 = 8,112 h; x 40 = 324,480; - 30,000 = 294,480 a year, 24,540 a month.
    expected: [199_480, 95_000 / 24_540, 5 * 294_480 - 95_000],
    // 243,360 - 30,000 = 213,360; 118,750 once.
    low: [94_610, 118_750 / 17_780, 5 * 213_360 - 118_750],
    // 405,600 - 30,000 = 375,600.
    high: [280_600, 95_000 / 31_300, 5 * 375_600 - 95_000],
    // 3 x 27,040 = 81,120 are missed; (95,000 + 81,120) / 24,540 = 7.18.
    slowStart: [118_360, 176_120 / 24_540, 5 * 294_480 - 81_120 - 95_000],
    // 3 x 20,280 = 60,840.
    lowSlow: [33_770, 179_590 / 17_780, 5 * 213_360 - 60_840 - 118_750],
    today: 499_200,
    mostLost: 148_750,
    breakEvenAdoption: (125_000 / 499_200) * 100,
    // Adoption 45 and 85: 224,640 and 424,320, less 125,000. Hours 195 and 325.
    swings: [
      ['adoption', 99_640, 299_320],
      ['hours', 118_360, 280_600],
    ],
    changes: {},
  },
  {
    name: '3,000 people, too few hours',
    // Training, 200+ people, 1-3 months, premium, medium.
    link: `v=1&calculator=tempm0&readiness=yyyyyyyyyyyyyyyy&roi=10_48_35_50_45000_6000&currency=USD${texts}`,
    decision: 'no',
    reasons: ['decline'],
    // 2,000 + 5,000 (x 3.5) + 3,000.
    price: 10_000,
    range: [8_500, 11_500],
    // 2 x 1.5.
    weeks: 3,
    cost: 45_000,
    // 10 x 48 x 0.5 = 240 h; x 35 = 8,400; - 6,000 = 2,400 a year, 200 a month: 225 months.
    expected: [-42_600, 225, 5 * 2_400 - 45_000],
    // 6,300 - 6,000 = 300, 25 a month; 56,250 once: 2,250 months.
    low: [-55_950, 2_250, 5 * 300 - 56_250],
    // 10,500 - 6,000 = 4,500.
    high: [-40_500, 120, 5 * 4_500 - 45_000],
    // 3 x 700 = 2,100 are missed.
    slowStart: [-44_700, 47_100 / 200, 5 * 2_400 - 2_100 - 45_000],
    // 3 x 525 = 1,575.
    lowSlow: [-57_525, 57_825 / 25, 5 * 300 - 1_575 - 56_250],
    today: 16_800,
    mostLost: 62_250,
    // 51,000 / 16,800 is above 100%.
    breakEvenAdoption: (51_000 / 16_800) * 100,
    // Cost 51,750 and 38,250. Adoption 30 and 70: 5,040 and 11,760, less 51,000.
    swings: [
      ['cost', -49_350, -35_850],
      ['adoption', -45_960, -39_240],
    ],
    // 98.8 hours, 494% and 240 dollars: all farther than three times.
    changes: {},
  },
];
