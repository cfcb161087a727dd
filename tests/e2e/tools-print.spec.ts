import { addOnStep, pricingSteps } from '@/content/tools/pricing-calculator';
import {
  readinessAreas,
  readinessLevels,
  readinessScale,
  readinessVerdicts,
} from '@/content/tools/readiness';
import { reasonWords, selectorQuestions, selectorRules } from '@/content/tools/selector';
import * as routes from '@/lib/routes';
import { createReadinessCode } from '@/scripts/support/answer-codes';
import { readPdf } from '../support/pdf';
import { aboutWeeks, amountsOf, estimateOf, shownPrice } from '../support/prices';
import { expect, test, useTheme } from '../support/test';
import { optionOf, titleOfService } from '../support/tools';

const [base, , , , customization, , total] = amountsOf('delph7');
const [least, most] = [estimateOf('aimbm0'), estimateOf('aembm0')].map(({ totalCost }) =>
  shownPrice(totalCost),
);

/** An answer of a tool with its measure. */
const labelOf = (...answer: Parameters<typeof optionOf>) => {
  const { label, measure } = optionOf(...answer);
  return [label, measure].filter(Boolean).join(', ');
};
const automation = selectorRules['process-automation'];
const levelOf = (points: 0 | 2) => readinessScale[points]?.label;

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
      labelOf(pricingSteps, 'teamSize', 'enterprise'),
      addOnStep.options.map(({ label }) => label).join(', '),
    ],
  ],
  [
    `${routes.serviceSelector}?a=1.psbqm`,
    titleOfService('workflow-automation'),
    [
      automation.no.description,
      `You want to ${reasonWords.primaryGoal['process-automation']}`,
      titleOfService('ai-onboarding'),
      `${least} to ${most}`,
      labelOf(selectorQuestions, 'primaryGoal', 'process-automation'),
      labelOf(selectorQuestions, 'businessSize', 'small'),
    ],
  ],
  [
    `/resources/ai-readiness-assessment?a=${createReadinessCode('nmpmnnym')}`,
    readinessVerdicts['close-gap'].title,
    [
      '42%',
      `${readinessAreas[2]?.name} 0 of 6 points`,
      readinessLevels['not-yet'].label,
      'What to do first',
      `${readinessAreas[2]?.statements[0]} ${levelOf(0)}`,
      `${readinessAreas[3]?.statements[1]} ${levelOf(2)}`,
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
