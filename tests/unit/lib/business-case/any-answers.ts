import fc from 'fast-check';
import { currencies } from '@/content/pricing/currencies';
import {
  type CaseAnswers,
  type CaseTool,
  caseTools,
  cleanText,
  type ToolAnswers,
} from '@/lib/business-case/answers';
import { type FinanceField, limits, type RoiField, roiFields } from '@/lib/roi-calculator/assumptions';

const anyTool = (tool: CaseTool, open: number): fc.Arbitrary<ToolAnswers> =>
  fc.tuple(
    ...caseTools[tool].map((codes) =>
      fc.option(fc.constantFrom(...Object.keys(codes)), { nil: null, freq: open }),
    ),
  );

/** Hundredths, often small and sometimes at an end, as a field takes them. */
const anyNumber = (field: RoiField | FinanceField) => {
  const { from, to } = limits[field];
  return fc.oneof(
    fc.integer({ min: from * 100, max: Math.min(to, 200) * 100 }).map((value) => value / 100),
    fc.integer({ min: from * 100, max: to * 100 }).map((value) => value / 100),
    fc.constantFrom(from, to),
  );
};

/** Any case that the page can hold, with open questions and extreme numbers. `letters` is what texts are made of. */
export const anyAnswers = (letters: fc.Arbitrary<string>): fc.Arbitrary<CaseAnswers> =>
  fc.record({
    selector: anyTool('selector', 20),
    calculator: anyTool('calculator', 20),
    readiness: anyTool('readiness', 40),
    roi: fc.record(
      Object.fromEntries(roiFields.map((field) => [field, anyNumber(field)])) as Record<
        RoiField,
        fc.Arbitrary<number>
      >,
      { requiredKeys: ['hours', 'weeks', 'rate', 'adoption', 'running'] },
    ),
    finance: fc.record(
      {
        discountRate: anyNumber('discountRate'),
        cashShare: anyNumber('cashShare'),
        otherHours: anyNumber('otherHours'),
      },
      { requiredKeys: [] },
    ),
    texts: fc.record({
      problem: letters.map((text) => cleanText('problem', text)),
      owner: letters.map((text) => cleanText('owner', text)),
      deadline: fc.constantFrom('', '2027-03-31', '2028-02-29'),
      hoursGiver: letters.map((text) => cleanText('hoursGiver', text)),
      budgetLine: letters.map((text) => cleanText('budgetLine', text)),
    }),
    currency: fc.constantFrom(...currencies.map(({ code }) => code)),
  });
