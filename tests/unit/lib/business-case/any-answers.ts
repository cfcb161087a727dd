import fc from 'fast-check';
import { currencies } from '@/content/pricing/currencies';
import {
  type CaseAnswers,
  type CaseText,
  type CaseTool,
  caseTools,
  cleanText,
} from '@/lib/business-case/answers';
import {
  type FinanceField,
  financeFields,
  limits,
  type RoiField,
  roiFields,
} from '@/lib/roi-calculator/assumptions';

const anyTool = (tool: CaseTool, open: number) =>
  fc.tuple(
    ...caseTools[tool].map((codes) =>
      fc.option(fc.constantFrom(...Object.keys(codes)), { nil: null, freq: open }),
    ),
  );

/** Hundredths, often small and sometimes at an end, as a field takes them. */
const anyNumber = (field: RoiField | FinanceField) => {
  const { from, to } = limits[field];
  const upTo = (most: number) => fc.integer({ min: from * 100, max: most * 100 }).map((value) => value / 100);
  return fc.oneof(upTo(Math.min(to, 200)), upTo(to), fc.constantFrom(from, to));
};
const anyNumbers = <Field extends RoiField | FinanceField>(fields: readonly Field[], requiredKeys: Field[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, anyNumber(field)])), { requiredKeys });

/** Any case that the page can hold, with open questions and extreme numbers. `letters` is what texts are made of. */
export const anyAnswers = (letters: fc.Arbitrary<string>): fc.Arbitrary<CaseAnswers> => {
  const text = (name: CaseText) => letters.map((typed) => cleanText(name, typed));
  return fc.record({
    selector: anyTool('selector', 20),
    calculator: anyTool('calculator', 20),
    readiness: anyTool('readiness', 40),
    roi: anyNumbers(roiFields, ['hours', 'weeks', 'rate', 'adoption', 'running']),
    finance: anyNumbers(financeFields, []),
    texts: fc.record({
      problem: text('problem'),
      owner: text('owner'),
      deadline: fc.constantFrom('', '2027-03-31', '2028-02-29'),
      hoursGiver: text('hoursGiver'),
      budgetLine: text('budgetLine'),
    }),
    currency: fc.constantFrom(...currencies.map(({ code }) => code)),
  });
};
