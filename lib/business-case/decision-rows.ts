import { roundUp } from '../numbers/rounding';
import { MIN_NEARLY_SHARE } from '../readiness/score';
import {
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  THIN_MARGIN_MONTHS,
  THIN_MARGIN_SHARE,
} from '../roi/thresholds';
import type { BusinessCase } from './build-case';
import { type ReturnCase, verdictName } from './return-case';
import { areaRow, cell, liveMonthsIn, namedRow, type Row, type WorkbookContent } from './sheet-parts';

/** The columns that decide each verdict: low, expected, and low with a slow start. */
const JUDGED = { all: ['B', 'C', 'F'], cash: ['H', 'G', 'I'] } as const;

/** The verdict on three columns. `open` is a condition that keeps a yes from being one. */
function verdictFormula(
  [low, expected, slow]: readonly [string, string, string],
  { verdicts }: WorkbookContent,
  open: string,
): string {
  const late = (letter: string, months: number) =>
    `IF(ISTEXT(payback@${letter}),TRUE,payback@${letter}>${months})`;
  const thin = `OR(${late(low, MAX_YES_PAYBACK_MONTHS - THIN_MARGIN_MONTHS)},gain@${low}<${THIN_MARGIN_SHARE}*oneTime@${low},${late(slow, MAX_YES_PAYBACK_MONTHS)})`;
  return `IF(${late(expected, MIN_NO_PAYBACK_MONTHS)},"${verdicts.no}",IF(OR(${open}${late(low, MAX_YES_PAYBACK_MONTHS)}),"${verdicts['not-yet']}",IF(${thin},"${verdicts.thin}","${verdicts.yes}")))`;
}

/** The verdict where all numbers are given; a gap in readiness, or an open statement, keeps it from being a yes. */
function decisionFormula(content: WorkbookContent): string {
  const areas = content.areas.map(
    (_, index) => `Readiness!$C$${areaRow(content, index)}<${MIN_NEARLY_SHARE}`,
  );
  const last = areaRow(content, content.areas.length - 1);
  // Numbers and not the shares of the areas, which are at most 1.
  const given = `SUMPRODUCT((Readiness!$A$5:$A$${last}<>"")*ISNUMBER(Readiness!$C$5:$C$${last}))`;
  const rated = content.areas.reduce((sum, { statements }) => sum + statements.length + 1, 0);
  const isOpen = 'OR(COUNT($hours,$weeks,$rate,$adoption,$running)<5,AND(COUNT($cost)=0,$price=0))';
  const verdict = verdictFormula(JUDGED.all, content, `${given}<${rated},${areas.join(',')},`);
  return `IF(${isOpen},"${content.verdicts['not-yet']}",${verdict})`;
}

/** The page's decision from numbers and readiness; the workbook has neither owner nor deadline. */
function decisionValue({ money, readiness }: BusinessCase, content: WorkbookContent): string {
  if (!money) return content.verdicts['not-yet'];
  const isGap = readiness === null || readiness.verdict === 'close-gap';
  return content.verdicts[isGap && money.verdict === 'go' ? 'not-yet' : verdictName(money)];
}

/** The decision, what is approved, and where the case breaks even. */
export function decisionRows(built: BusinessCase, money: ReturnCase, content: WorkbookContent): Row[] {
  const { breakEvenHours: hours, breakEvenAdoption: adoption } = money;
  const reach = 'Out of reach';
  const hourly = `($weeks*$rate*${liveMonthsIn(1)}/12)`;
  const spent = `($counted+$running*${liveMonthsIn(1)}/12)`;
  const share = `ROUNDUP(ROUND(${spent}/${hourly}/$hours,9),2)`;
  return [
    namedRow(
      'decision',
      'Decision, from numbers and readiness',
      cell(decisionFormula(content), decisionValue(built, content)),
      'total',
    ),
    namedRow(
      'cashDecision',
      'On cash alone',
      cell(verdictFormula(JUDGED.cash, content, ''), content.verdicts[verdictName(money.cash)]),
      'total',
    ),
    namedRow('today', 'What the hours cost a year today', cell('$hours*$weeks*$rate', money.today.year)),
    namedRow('approved', 'Approve up to', cell('oneTime', money.approved)),
    namedRow(
      'maxLoss',
      'The most year one can cost',
      cell(`oneTime+runs*${liveMonthsIn(1)}/12`, money.maxLoss),
    ),
    namedRow(
      'breakEvenHours',
      'Break-even, saved hours a week',
      cell(
        `IF(${spent}=0,0,IF(${hourly}>0,ROUNDUP(ROUND(${spent}/${hourly},9),1),"${reach}"))`,
        hours === null ? reach : roundUp(hours, 1),
        'decimal',
      ),
    ),
    namedRow(
      'breakEvenAdoption',
      'Break-even adoption',
      cell(
        `IF(ISTEXT($breakEvenHours),"${reach}",IF($breakEvenHours=0,0,IF($hours=0,"${reach}",IF(${share}>1,"${reach}",${share}))))`,
        adoption === null || roundUp(adoption) > 100 ? reach : roundUp(adoption) / 100,
        'percent',
      ),
    ),
  ];
}
