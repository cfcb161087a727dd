import type { BusinessCase } from '@/lib/business-case/build-case';
import { stopRules } from '@/lib/business-case/stop-rules';
import { caseRows } from '@/lib/business-case/workbook/case-rows';
import { renderWorkbook } from '@/lib/business-case/workbook/render';
import type { Currency } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { formatTenths } from '@/lib/numbers/format-decimal';
import { type CaseTexts, caseFormats } from './case-texts';
import type { CaseContent } from './content';

type Book = {
  businessCase: BusinessCase;
  texts: CaseTexts;
  content: CaseContent;
  currency: Currency;
  /** Address of the case on the page. */
  link: string;
};

/** The rows of a case's workbook, with their words from content. */
export function workbookRows({ businessCase, texts, content, currency, link }: Book) {
  const { words, form, caseNames } = content;
  const { answers, money } = businessCase;
  const { title, verdict, owner, giver } = texts;
  const { head } = words.money;
  const { amount } = caseFormats(words, currency);
  const names = ['problem', 'owner', 'deadline', 'hoursGiver', 'budgetLine'] as const;
  return caseRows(
    businessCase,
    {
      ...{ title, verdict, inputs: words.inputs, verdicts: words.verdicts, sides: words.sides },
      note: fillPlaceholders(words.workbook.note, { code: currency.code }),
      link: { text: content.heading, href: link },
      labels: { ...words.workbook, gain: head[2] ?? '', npv: head[3] ?? '', approve: words.figures.approve },
      expected: caseNames.expected,
      low: caseNames.low,
      texts: names.map((name) => ({ label: form.fields[name].label, text: answers.texts[name].trim() })),
      risks: money ? stopRules(words.risks.rows, money, { owner, giver, number: formatTenths, amount }) : [],
      risksHead: words.risks.head,
    },
    currency.exchangeRate,
  );
}

/** The case as a workbook with live formulas. Loaded with its library when a visitor asks for the file. */
export const makeXlsx = (book: Book) => renderWorkbook(book.texts.title, workbookRows(book));
