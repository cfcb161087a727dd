import type { CostLine } from '../../pricing/breakdown';
import { points, type ReadinessAnswer } from '../../readiness/answers';
import type { FinanceField, RoiField } from '../../roi/assumptions';
import { TOLERANCE } from '../../roi/thresholds';
import { type BusinessCase, returnPriceOf } from '../build-case';
import { type CaseName, type ReturnCase, returnCase } from '../return-case';
import type { Risk } from '../stop-rules';
import type { Verdict } from '../verdict';
import { caseSheet } from './case-sheet';
import { formula, row, type Sheet } from './cells';

/** What the workbook says, from content and from the case's own texts. */
export type WorkbookContent = {
  title: string;
  note: string;
  /** Address of the case on the page. */
  link: { text: string; href: string };
  inputs: Readonly<Record<RoiField | FinanceField, string>>;
  caseNames: Readonly<Record<CaseName, string>>;
  /** Names of the verdicts on all saved hours and on those that become cash. */
  freed: string;
  cash: string;
  verdicts: Readonly<Record<Verdict | 'open', string>>;
  sides: Readonly<Record<'freed' | 'cash', Readonly<Record<Verdict, string>>>>;
  /** The verdict of the page. */
  verdict: string;
  /** Lines of the estimate in US dollars. */
  price: readonly CostLine[];
  areas: readonly { name: string; statements: readonly string[] }[];
  currency: { code: string; exchangeRate: number };
  /** The texts that a verdict needs, and others; empty where open. */
  needed: readonly { label: string; text: string }[];
  more: readonly { label: string; text: string }[];
  risks: readonly Risk[];
  risksHead: readonly string[];
};

/** The same, with the places of cells on other sheets that the verdict needs. */
export type WorkbookTexts = WorkbookContent & {
  /** The row of the estimate's total on the sheet Price. */
  totalRow: number;
  readinessRows: { points: readonly string[]; count: number; shares: readonly string[] };
  textRange: { range: string; count: number };
};

/** First row of the entries below title, note and head. */
const FIRST = 4;

function withPlaces(content: WorkbookContent): WorkbookTexts {
  let at = FIRST;
  const areas = content.areas.map(({ statements }) => {
    const first = at;
    at += statements.length + 1;
    return { points: `Readiness!$C$${first}:$C$${at - 2}`, share: `Readiness!$C$${at - 1}` };
  });
  return {
    ...content,
    totalRow: FIRST + content.price.length,
    readinessRows: {
      points: areas.map((area) => area.points),
      count: content.areas.reduce((sum, { statements }) => sum + statements.length, 0),
      shares: areas.map((area) => area.share),
    },
    textRange: {
      range: `Decision!$B$${FIRST}:$B$${FIRST + content.needed.length - 1}`,
      count: content.needed.length,
    },
  };
}

/** What is asked for, by whom and by when, and what would stop it. */
function decisionSheet(money: ReturnCase, texts: WorkbookTexts, cellOf: (name: string) => string): Sheet {
  return {
    name: 'Decision',
    widths: [34, 70, 30],
    accepts: [],
    rows: [
      row(['The decision'], 'title'),
      row(
        ['The amount follows the sheet Case. The stop rules are those of the day you saved this file.'],
        'note',
      ),
      row(['What we ask for', null, null], 'head'),
      ...[...texts.needed, ...texts.more].map(({ label, text }) => row([label, { fill: text || null }])),
      row([`Approve up to, in ${texts.currency.code}`, formula(cellOf('approved'), money.approved)]),
      row([...texts.risksHead], 'head'),
      ...texts.risks.map(({ risk, stop, decider }) => row([risk, stop, decider])),
    ],
  };
}

/** The estimate, line by line, and its range. */
function priceSheet({ price: found }: BusinessCase, { price, currency, totalRow }: WorkbookTexts): Sheet {
  const rate = `$B$${totalRow + 1}`;
  const usd = found?.estimate.totalCost ?? 0;
  const both = (label: string, at: number, text: string, value: number, style?: 'total') =>
    row([label, formula(text, value), formula(`B${at}*${rate}`, value * currency.exchangeRate)], style);
  return {
    name: 'Price',
    widths: [46, 18, 18],
    accepts: [],
    rows: [
      row(['The estimate'], 'title'),
      row(['Price lists are in US dollars. The rate turns them into the currency of the case.'], 'note'),
      row(['Part of the price', 'US dollars', currency.code], 'head'),
      ...price.map(({ label, usd: amount }, index) =>
        row([
          label,
          { fill: amount, as: 'whole' },
          formula(`B${FIRST + index}*${rate}`, amount * currency.exchangeRate),
        ]),
      ),
      both('Estimate', totalRow, price.length > 0 ? `SUM(B${FIRST}:B${totalRow - 1})` : '0', usd, 'total'),
      row([`${currency.code} for one US dollar`, { fill: currency.exchangeRate }]),
      both('Lower end of the range', totalRow + 2, `B${totalRow}*${1 - TOLERANCE}`, usd * (1 - TOLERANCE)),
      both('Upper end of the range', totalRow + 3, `B${totalRow}*${1 + TOLERANCE}`, usd * (1 + TOLERANCE)),
    ],
  };
}

/** The statements with their points, and the score of each area. Open statements are empty cells. */
function readinessSheet({ answers, readiness }: BusinessCase, texts: WorkbookTexts): Sheet {
  let index = 0;
  return {
    name: 'Readiness',
    widths: [16, 84, 12],
    accepts: texts.readinessRows.points.map((range) => ({
      range: range.replace('Readiness!', '').replaceAll('$', ''),
      from: 0,
      to: points.yes,
    })),
    rows: [
      row(['Readiness'], 'title'),
      row(['0 = not at all, 1 = partly, 2 = mostly, 3 = yes, and we can show it.'], 'note'),
      row(['Area', 'Statement', 'Points'], 'head'),
      ...texts.areas.flatMap(({ name, statements }, area) => [
        ...statements.map((statement) => {
          const answer = answers.readiness[index++] as ReadinessAnswer | null;
          return row([name, statement, { fill: answer && points[answer], as: 'whole' }]);
        }),
        areaRow(name, area),
      ]),
    ],
  };

  function areaRow(name: string, area: number) {
    const range = (texts.readinessRows.points[area] ?? '').replace('Readiness!', '');
    const count = texts.areas[area]?.statements.length ?? 1;
    const share = readiness?.areas[area]?.share;
    return row(
      [
        name,
        'Share of its points',
        formula(
          `IF(COUNT(${range})<${count},"Open",SUM(${range})/${count * points.yes})`,
          share ?? 'Open',
          'percent',
        ),
      ],
      'total',
    );
  }
}

/** Unanswered inputs count as 0, like empty cells. */
const nothing = { hours: 0, weeks: 0, rate: 0, adoption: 0, cost: 0, running: 0 };

/**
 * The case as worksheets with live formulas: change a tinted cell and everything follows. Each formula carries its
 * value from the arithmetic of the page. Numbers that are still open are empty cells.
 */
export function caseSheets(businessCase: BusinessCase, content: WorkbookContent): Sheet[] {
  const { answers, price } = businessCase;
  const { exchangeRate } = content.currency;
  const texts = withPlaces(content);
  const money = returnCase(
    { ...nothing, ...answers.roi },
    price && returnPriceOf(price.estimate, exchangeRate),
    { cashShare: 0, ...answers.finance },
    exchangeRate,
  );
  const { sheet, cellOf } = caseSheet(businessCase, money, texts);
  return [
    sheet,
    decisionSheet(money, texts, cellOf),
    priceSheet(businessCase, texts),
    readinessSheet(businessCase, texts),
  ];
}
