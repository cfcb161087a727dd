import type { Worksheet } from '../documents/xlsx/model';
import { points, type ReadinessAnswer, STATEMENTS_PER_AREA } from '../readiness/answers';
import { type RoiField, roiFields } from '../roi/assumptions';
import { limitsIn } from '../roi/limits';
import { TOLERANCE } from '../roi/thresholds';
import { completeAnswers } from './answers';
import { type BusinessCase, returnPriceOf } from './build-case';
import { caseSheet } from './case-sheet';
import { type ReturnCase, returnCase, sensitivitySteps } from './return-case';
import { areaRow, blank, cell, row, sheet, totalRow, type WorkbookContent } from './sheet-parts';

/** What is asked for, by whom and by when, and what would stop it. */
function decisionSheet(
  { price }: BusinessCase,
  money: ReturnCase,
  content: WorkbookContent,
  inCase: (name: string) => string,
): Worksheet {
  const { exchangeRate, code } = content.currency;
  const total = totalRow(content);
  const { from = 0, to = 0 } = price?.range ?? {};
  return sheet(
    'Decision',
    [44, 60, 30],
    [
      row(['The decision'], 'title'),
      row(
        ['The amounts follow the sheet Case. The sentences are those of the page on the day you saved it.'],
        'note',
      ),
      blank,
      row(['What we ask for', null, null], 'head'),
      row([`Approve up to, in ${code}`, cell(inCase('approved'), money.approved)]),
      row([`Price, lower end of the range, in ${code}`, cell(`Price!C${total + 2}`, from * exchangeRate)]),
      row([`Price, upper end of the range, in ${code}`, cell(`Price!C${total + 3}`, to * exchangeRate)]),
      row([
        'Weeks from approval until the work is live',
        cell(inCase('buildWeeks'), price?.estimate.estimatedTimelineWeeks ?? 0),
      ]),
      ...content.facts.map(({ label, text }) => row([label, text])),
      blank,
      row([...content.risksHead], 'head'),
      ...content.risks.map(({ risk, stop, decider }) => row([risk, stop, decider])),
    ],
  );
}

/** Each input varied alone, and the resulting net gain of year one. */
function sensitivitySheet(
  money: ReturnCase,
  content: WorkbookContent,
  inCase: (name: string) => string,
): Worksheet {
  // Use the cost after the price floor.
  const cellOf = (field: RoiField) => inCase(field === 'cost' ? 'counted' : field);
  const live = `MAX(0,12-${inCase('buildMonths')})/12`;
  const gain = (moved: RoiField, at: string) => {
    const value = (field: RoiField) => (field === moved ? at : cellOf(field));
    return `(${value('hours')}*${value('weeks')}*${value('adoption')}*${value('rate')}-${value('running')})*${live}-${value('cost')}`;
  };
  const limits = limitsIn(content.currency.exchangeRate);
  return sheet(
    'Sensitivity',
    [46, 16, 16, 22, 22],
    [
      row(['Which input matters most'], 'title'),
      row(
        ['One input at a time, all others as they are. The effect is on the net gain of year one.'],
        'note',
      ),
      blank,
      row(['Input', 'Lower', 'Higher', 'Net gain at the lower', 'Net gain at the higher'], 'head'),
      ...roiFields.map((field, index) => {
        const move = sensitivitySteps[field];
        const share = field === 'adoption' ? 100 : 1;
        const input = cellOf(field);
        const step = 'by' in move ? String(move.by / share) : `${input}*${move.share}`;
        const { from, to } = limits[field];
        const at = 5 + index;
        const as = field === 'adoption' ? 'percent' : 'decimal';
        const ends = money.sensitivity.find((swing) => swing.field === field);
        const [lower, higher] = [ends?.worse, ends?.better].toSorted(
          (one, other) => (one?.value ?? 0) - (other?.value ?? 0),
        );
        return row([
          content.inputs[field],
          cell(`MAX(${from},${input}-${step})`, (lower?.value ?? 0) / share, as),
          cell(`MIN(${to / share},${input}+${step})`, (higher?.value ?? 0) / share, as),
          cell(gain(field, `B${at}`), lower?.gain ?? 0),
          cell(gain(field, `C${at}`), higher?.gain ?? 0),
        ]);
      }),
    ],
  );
}

/** The estimate, line by line, and its range. */
function priceSheet({ price: found }: BusinessCase, { price, currency }: WorkbookContent): Worksheet {
  const total = 5 + price.length;
  const rate = `$B$${total + 1}`;
  const usd = found?.estimate.totalCost ?? 0;
  const end = (label: string, at: number, share: number) =>
    row([
      label,
      cell(`B${total}*${share}`, usd * share),
      cell(`B${at}*${rate}`, usd * share * currency.exchangeRate),
    ]);
  return sheet(
    'Price',
    [46, 18, 18],
    [
      row(['The estimate'], 'title'),
      row(['Our price lists are in US dollars. The rate turns them into the currency of the case.'], 'note'),
      blank,
      row(['Part of the price', 'US dollars', currency.code], 'head'),
      ...price.map(({ label, usd: amount }, index) =>
        row([
          label,
          { fill: amount, as: 'whole' },
          cell(`B${5 + index}*${rate}`, amount * currency.exchangeRate),
        ]),
      ),
      row(
        [
          'Estimate',
          price.length > 0 ? cell(`SUM(B5:B${total - 1})`, usd) : 0,
          cell(`B${total}*${rate}`, usd * currency.exchangeRate),
        ],
        'total',
      ),
      row([`${currency.code} for one US dollar`, { fill: currency.exchangeRate, as: undefined }]),
      end('Lower end of the range', total + 2, 1 - TOLERANCE),
      end('Upper end of the range', total + 3, 1 + TOLERANCE),
    ],
  );
}

/** The statements with their points, and the score of each area. Open statements are empty cells. */
function readinessSheet({ answers, readiness }: BusinessCase, content: WorkbookContent): Worksheet {
  const assessed = completeAnswers(answers.readiness);
  return sheet(
    'Readiness',
    [16, 84, 12],
    [
      row(['Readiness'], 'title'),
      row(['0 = not at all, 1 = partly, 2 = mostly, 3 = yes, and we can show it.'], 'note'),
      blank,
      row(['Area', 'Statement', 'Points'], 'head'),
      ...content.areas.flatMap(({ name, statements }, area) => {
        const last = areaRow(content, area) - 1;
        const range = `C${last - statements.length + 1}:C${last}`;
        return [
          ...statements.map((statement, index) =>
            row([
              name,
              statement,
              {
                fill: assessed
                  ? points[assessed[area * STATEMENTS_PER_AREA + index] as ReadinessAnswer]
                  : null,
                as: 'whole' as const,
              },
            ]),
          ),
          row(
            [
              name,
              'Share of its points',
              cell(
                `IF(COUNT(${range})=0,"Open",SUM(${range})/${statements.length * points.yes})`,
                readiness?.areas.find((one) => one.area === area)?.share ?? 'Open',
                'percent',
              ),
            ],
            'total',
          ),
        ];
      }),
    ],
  );
}

/** Unanswered inputs count as 0, like empty cells. */
const nothing = { hours: 0, weeks: 0, rate: 0, adoption: 0, cost: 0, running: 0 };

/**
 * The case as worksheets with live formulas: change a tinted cell and everything follows. Each formula carries its
 * value from the arithmetic of the page. Numbers that are still open are empty cells.
 */
export function caseSheets(built: BusinessCase, content: WorkbookContent): Worksheet[] {
  const { exchangeRate } = content.currency;
  const money =
    built.money ??
    returnCase(
      { ...nothing, ...built.answers.roi },
      returnPriceOf(built.price, exchangeRate),
      built.answers.finance,
      exchangeRate,
    );
  const { sheet: first, cellOf } = caseSheet(built, money, content);
  const inCase = (name: string) => `Case!${cellOf(name)}`;
  return [
    first,
    decisionSheet(built, money, content, inCase),
    sensitivitySheet(money, content, inCase),
    priceSheet(built, content),
    readinessSheet(built, content),
  ];
}
