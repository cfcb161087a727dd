/** @requirement RESOURCES-15 */
import { exampleRoiInputs, type RoiInputs, roiFieldOrder } from '@/lib/roi-calculator/assumptions';
import { computeBreakEvenAdoption, computeRoi } from '@/lib/roi-calculator/compute';
import { readCells } from '../../../support/workbook-cells';

const inputsOf = (...values: number[]) =>
  Object.fromEntries(roiFieldOrder.map((field, index) => [field, values[index]])) as RoiInputs;

// Worked by hand, with the arithmetic above each: hours saved, worth, net, months, first return, first gain.
test.each<[string, RoiInputs, number, number, number, number | null, number | null, number]>([
  // 30 × 48 = 1,440 × 0.7 = 1,008 h; × 45 = 45,360; − 3,600 = 41,760; 12,000 ÷ 3,480 = 3.448…; 29,760 ÷ 12,000 = 2.48.
  ['the example', exampleRoiInputs, 1008, 45_360, 41_760, 3.44828, 2.48, 29_760],
  // 10 × 50 = 500 × 0.5 = 250 h; × 40 = 10,000; − 4,000 = 6,000; 9,000 ÷ 500 = 18 months; −3,000 ÷ 9,000 = −1/3.
  ['in the second year', inputsOf(10, 50, 40, 50, 9_000, 4_000), 250, 10_000, 6_000, 18, -0.33333, -3_000],
  // 2 × 40 = 80 h; × 25 = 2,000; − 2,000 = 0: it never pays back, and the first year loses the cost.
  ['a net benefit of nothing', inputsOf(2, 40, 25, 100, 500, 2_000), 80, 2_000, 0, null, -1, -500],
  ['no cost to cover', inputsOf(1, 10, 10, 100, 0, 0), 10, 100, 100, 0, null, 100],
])(
  'worked by hand: %s',
  (_, inputs, hoursSaved, worth, net, paybackMonths, firstYearReturn, firstYearGain) => {
    expect(computeRoi(inputs)).toMatchObject({
      ...{ hoursSaved, worth, net, paybackMonths, firstYearReturn, firstYearGain },
    });
  },
);

test('the payback is computed from the unrounded yearly benefit', () => {
  // 0.02 x 8.32 x 0.0002 = 0.00003328 h; x 6,009.77 = 0.2000051456; - 0.19 = 0.0100051456; 0.13 x 12 / 0.0100051456.
  const { paybackMonths, firstYearReturn } = computeRoi(inputsOf(0.02, 8.32, 6009.77, 0.02, 0.13, 0.19));
  expect(paybackMonths).toBeCloseTo(155.91977, 4);
  // (0.0100051456 - 0.13) / 0.13.
  expect(firstYearReturn).toBeCloseTo(-0.92304, 5);
});

test('the worksheet has the example of the page and computes the same result', async () => {
  const cellOf = await readCells('ai-roi-worksheet.xlsx');
  const given = roiFieldOrder.map((field, index) => {
    const value = Number(cellOf('Return', `B${5 + index}`));
    return field === 'adoption' ? value * 100 : value;
  });
  expect(inputsOf(...given)).toEqual(exampleRoiInputs);
  const { hoursSaved, worth, net, paybackMonths, firstYearReturn } = computeRoi(exampleRoiInputs);
  for (const [index, result] of [hoursSaved, worth, net, paybackMonths, firstYearReturn].entries())
    expect(Math.abs(Number(cellOf('Return', `B${13 + index}`)) - result!)).toBeLessThan(0.05);
});

test('without savings or costs, the break-even says so instead of dividing by zero', () => {
  expect(computeBreakEvenAdoption({ ...exampleRoiInputs, hours: 0 })).toBeNull();
  expect(computeBreakEvenAdoption({ ...exampleRoiInputs, rate: 0 })).toBeNull();
  expect(computeBreakEvenAdoption({ ...exampleRoiInputs, hours: 0, cost: 0, running: 0 })).toBe(0);
});
