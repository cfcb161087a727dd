/** @requirement RESOURCES-13 */
import { readinessAreas } from '@/content/tools/readiness';
import { AREA_COUNT, points, type ReadinessAnswer, STATEMENTS_PER_AREA } from '@/lib/readiness/answers';
import { scoreReadiness } from '@/lib/readiness/score';
import { readCells } from '../../../support/cells';

const letters: Record<string, ReadinessAnswer> = { n: 'no', p: 'parts', m: 'mostly', y: 'yes' };
const answersOf = (text: string) =>
  [...text.replaceAll(' ', '')].map((letter) => letters[letter] as ReadinessAnswer);

// Worked by hand. Points: n 0, p 1, m 2, y 3; 12 to an area.
test.each([
  // 0+2+1+3 = 6; 1+2+3+2 = 8; 2+0+1+... see each area; mean = (6 + 8 + 4 + 11) / 48 = 29 / 48.
  ['nmpy pmym nnpy yyym', [6, 8, 4, 11], 29 / 48, 'close-gap', [2, 0, 1]],
  // 6 + 7 + 8 + 8 = 29: nothing below half, the mean below three quarters.
  ['nmpy pmpy pmym yymn', [6, 7, 8, 8], 29 / 48, 'start-small', [0, 1, 2, 3]],
  // 12 + 9 + 9 + 6 = 36 of 48 is exactly 75%.
  ['yyyy yyyn yyyn mmmn', [12, 9, 9, 6], 0.75, 'start', [3]],
  // Every area is ready, so none comes first.
  ['yyyy yyyy yyyy yyyy', [12, 12, 12, 12], 1, 'start', []],
  ['yyyy yyyy yyyy yyyn', [12, 12, 12, 9], 45 / 48, 'start', []],
  ['nnnn nnnn nnnn nnnn', [0, 0, 0, 0], 0, 'close-gap', [0, 1, 2, 3]],
  // 5 of 12 is below half although the mean is 41 / 48.
  ['yyyy yyyy yyyy ppny', [12, 12, 12, 5], 41 / 48, 'close-gap', [3]],
])('worked by hand: %s', (text, sums, overall, verdict, first) => {
  const result = scoreReadiness(answersOf(text));
  expect(result.areas.map((area) => area.points)).toEqual(sums);
  expect(result.overall).toBeCloseTo(overall, 10);
  expect(result.verdict).toBe(verdict);
  expect(result.gaps.map(({ area }) => area)).toEqual(first);
});

test('levels begin at half and at three quarters of the points', () => {
  const levelAt = (text: string) => scoreReadiness(answersOf(`${text} yyyy yyyy yyyy`)).areas[0]?.level;
  expect([levelAt('ppyn'), levelAt('yyn n'), levelAt('yymn'), levelAt('yyyn')]).toEqual([
    'not-yet',
    'nearly',
    'nearly',
    'ready',
  ]);
});

test('the worksheet asks the statements of the page and scores its example as the page does', async () => {
  const cellOf = await readCells('ai-readiness-worksheet.xlsx');
  const rows = Array.from({ length: AREA_COUNT * STATEMENTS_PER_AREA }, (_, index) => 5 + index);
  expect(rows.map((row) => cellOf('Answers', `B${row}`))).toEqual(
    readinessAreas.flatMap(({ statements }) => statements),
  );
  const given = Object.keys(points) as ReadinessAnswer[];
  const { areas, overall } = scoreReadiness(
    rows.map((row) => given.find((answer) => points[answer] === cellOf('Answers', `C${row}`))!),
  );
  for (const { area, share } of areas) expect(cellOf('Result', `B${5 + area}`)).toBeCloseTo(share, 10);
  expect(cellOf('Result', `B${5 + AREA_COUNT}`)).toBeCloseTo(overall, 10);
});
