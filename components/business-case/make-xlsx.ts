import type { BusinessCase } from '@/lib/business-case/build-case';
import { stopRules } from '@/lib/business-case/stop-rules';
import { renderWorkbook } from '@/lib/business-case/workbook/render';
import { caseSheets, type WorkbookContent } from '@/lib/business-case/workbook/sheets';
import type { Currency } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { formatTenths } from '@/lib/numbers/format-decimal';
import { costLines } from '@/lib/pricing/breakdown';
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

/** The sheets of a case, with their words from content. */
export function workbookSheets({ businessCase, texts, content, currency, link }: Book) {
  const { words, form } = content;
  const { answers, price, money } = businessCase;
  const text = (name: keyof typeof form.fields & keyof typeof answers.texts) => ({
    label: form.fields[name].label,
    text: name === 'deadline' && answers.texts.deadline ? texts.deadline : answers.texts[name].trim(),
  });
  const { owner, giver } = texts;
  const { amount } = caseFormats(words, currency);
  const workbook: WorkbookContent = {
    title: texts.title,
    note: fillPlaceholders(words.workbook.note, { code: currency.code }),
    link: { text: words.live.split('{link}')[0]?.replace(/[:\s]+$/, '') ?? '', href: link },
    inputs: words.inputs,
    caseNames: content.caseNames,
    freed: words.workbook.freed,
    cash: words.workbook.cash,
    verdicts: words.verdicts,
    sides: words.sides,
    verdict: texts.verdict,
    price: price ? costLines(price.state, price.estimate, content.pricing) : [],
    areas: content.areas,
    currency,
    needed: [text('problem'), text('owner'), text('deadline'), text('hoursGiver')],
    more: [text('budgetLine')],
    risks: money ? stopRules(words.risks.rows, money, { owner, giver, number: formatTenths, amount }) : [],
    risksHead: words.risks.head,
  };
  return caseSheets(businessCase, workbook);
}

/** The case as a workbook with live formulas. Loaded with its library when a visitor asks for the file. */
export const makeXlsx = (book: Book) => renderWorkbook(book.texts.title, workbookSheets(book));
