import { readinessAreas } from '@/content/tools/readiness';
import * as routes from '@/lib/routes';
import { createReadinessCode } from '@/scripts/support/answer-codes';
import { readPdf } from '../support/pdf';
import { aboutWeeks, amountsOf, estimateOf, shownPrice } from '../support/prices';
import { expect, test, useTheme } from '../support/test';
import { titleOfService } from '../support/tools';

const [base, , , , customization, , total] = amountsOf('delph7');
const [least, most] = [estimateOf('aimbm0'), estimateOf('aembm0')].map(({ totalCost }) =>
  shownPrice(totalCost),
);

/** A result, the heading that shows when it is there, and what its sheet says. */
const results: [path: string, heading: string, parts: string[]][] = [
  [
    `${routes.pricingCalculator}?a=1.delph7`,
    `Your estimate: ${titleOfService('custom-ai-development')}`,
    [
      `Base price, development ${base}`,
      `Customization, high ${customization}`,
      `Estimated total ${total}`,
      aboutWeeks('delph7'),
      'Important Notice',
      'Enterprise, 200+ people',
      'Training, Maintenance plan, Priority support',
    ],
  ],
  [
    `${routes.serviceSelector}?a=1.psbqm`,
    titleOfService('workflow-automation'),
    [
      'Automate one process first',
      'You want to automate repetitive work',
      titleOfService('ai-onboarding'),
      `${least} to ${most}`,
      'Automate repetitive work',
      'Small, 2-20 employees',
    ],
  ],
  [
    `/resources/ai-readiness-assessment?a=${createReadinessCode('nmpmnnym')}`,
    'Close the gap first',
    [
      '42%',
      'Process 0 of 6 points',
      'Not yet',
      'What to do first',
      `${readinessAreas[2]?.statements[0]} Not at all`,
      `${readinessAreas[3]?.statements[1]} Mostly`,
    ],
  ],
  [
    `${routes.roiCalculator}?r=1_10_50_40_50_9000_4000`,
    'AI ROI Calculator',
    ['18.0 months', '-33%', '-$3,000', 'Adoption is at the rate you enter from the first month', '$40'],
  ],
];

/** Text without spaces: in a PDF they are gaps between letters, which differ from one browser to the next. */
const solid = (text: string) => text.replace(/\s+/g, '');

test('each result prints as one A4 page with date, answers and link, and Print asks the browser for it', {
  tag: ['@RESOURCES-13', '@RESOURCES-15'],
}, async ({ page, baseURL }) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  // Paper looks the same in every theme.
  await useTheme(page, 'dark-orange');
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const [path, heading, parts] of results) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const [sheet, ...more] = (await readPdf(await page.pdf({ preferCSSPageSize: true }))).pages;
    expect(more, path).toEqual([]);
    expect([Math.round(sheet?.width ?? 0), Math.round(sheet?.height ?? 0)]).toEqual([595, 842]);
    for (const part of [today, heading, ...parts, `${baseURL}${path}`])
      expect(solid(sheet?.text ?? '')).toContain(solid(part));
    for (const rest of ['Start Over', 'Copy link', 'How It Works', 'About these prices', 'Cookie settings'])
      expect(solid(sheet?.text ?? '')).not.toContain(solid(rest));
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle('printed');
  }
});
