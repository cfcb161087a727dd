import type { Currency } from '../currency/format';
import { wholeAmount } from '../currency/format-unconverted';
import { formatDate } from '../format/dates';
import { fillPlaceholders } from '../format/fill-placeholders';
import { formatTenths } from '../numbers/format-decimal';
import { costLines } from '../pricing/breakdown';
import type { FinanceField, RoiField } from '../roi/assumptions';
import type { RoiCases } from '../roi/cases';
import type { BusinessCase } from './build-case';
import type { WorkbookContent } from './sheet-parts';
import { type Risk, stopRules } from './stop-rules';

/** What the workbook takes from content, for the visitor's own file and for the one to download. */
type WorkbookTexts = {
  words: {
    sheet: string;
    live: string;
    verdicts: WorkbookContent['verdicts'];
    money: { cashRow: string };
    ask: { owner: string; deadline: string; giver: string; line: string };
    risks: { head: readonly string[]; rows: readonly Risk[] };
  };
  form: {
    fields: Readonly<
      Record<'problem' | 'owner' | 'deadline' | 'hoursGiver' | 'budgetLine', { label: string }>
    >;
  };
  cases: { names: Readonly<Record<keyof RoiCases, string>> };
  roi: readonly { id: RoiField; label: string }[];
  finance: readonly { id: FinanceField; label: string }[];
  pricing: Parameters<typeof costLines>[2];
  areas: WorkbookContent['areas'];
};

/** The names, texts and amounts of a workbook. `note` follows the one at its top. */
export function workbookContent(
  built: BusinessCase,
  { words, form, cases, roi, finance, pricing, areas }: WorkbookTexts,
  currency: Currency,
  { title, link, note = '' }: { title: string; link: string; note?: string },
): WorkbookContent {
  const { texts } = built.answers;
  const { fields } = form;
  const owner = texts.owner.trim() || words.ask.owner;
  const labels = [...roi, ...finance].map(({ id, label }) => [id, label.replace(/, in percent$/, '')]);
  return {
    title,
    note: `${fillPlaceholders(words.sheet, { code: currency.code })}${note}`,
    inputs: Object.fromEntries(labels) as WorkbookContent['inputs'],
    cases: cases.names,
    cash: words.money.cashRow,
    verdicts: words.verdicts,
    price: built.price ? costLines(built.price.state, built.price.estimate, pricing) : [],
    areas,
    currency,
    facts: [
      { label: fields.problem.label, text: texts.problem.trim() },
      {
        label: fields.deadline.label,
        text: texts.deadline ? formatDate(texts.deadline) : words.ask.deadline,
      },
      { label: fields.owner.label, text: owner },
      { label: fields.hoursGiver.label, text: texts.hoursGiver.trim() || words.ask.giver },
      { label: fields.budgetLine.label, text: texts.budgetLine.trim() || words.ask.line },
    ],
    risks: stopRules(words.risks.rows, built.money, {
      owner,
      number: formatTenths,
      amount: (value) => wholeAmount(value, currency),
    }),
    risksHead: words.risks.head,
    link: { text: fillPlaceholders(words.live, { link: '' }).replace(/[:\s]+$/, ''), href: link },
  };
}
