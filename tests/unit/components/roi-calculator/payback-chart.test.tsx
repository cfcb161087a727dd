/** @requirement RESOURCES-15 */
import { render, screen } from '@testing-library/react';
import { PaybackChart } from '@/components/roi-calculator/payback-chart';
import { computeRoi } from '@/lib/roi-calculator/compute';

// 10 x 50 x 40 x 50% is 10,000 a year, $6,000 of it net.
const project = { hours: 10, weeks: 50, rate: 40, adoption: 50, cost: 9000, running: 4000 };

test.each([
  ['early', {}, /24 months\. .* -9000, crosses zero in month 18\.0 and ends at 3000\./],
  ['at once', { cost: 0 }, /24 months\. It starts at 0 and ends at 12000\./],
  [
    'where the early axis ends',
    { cost: 12_000 },
    /60 months\. .* crosses zero in month 24\.0 and ends at 18000/,
  ],
  ['after the last month', { cost: 36_000 }, /60 months\. .* does not rise above zero and ends at -6000/],
  ['never', { running: 12_000 }, /60 months\. .* does not rise above zero and ends at -19000/],
])('the chart of a project that pays back %s says so and has finite coordinates', (_when, change, says) => {
  const { container } = render(
    <PaybackChart
      expected={computeRoi({ ...project, ...change })}
      unit="$, running total"
      caption="Running total."
      amount={String}
    />,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(expect.stringMatching(says));
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});
