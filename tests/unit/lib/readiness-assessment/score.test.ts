/** @requirement RESOURCES-13 */
import { readinessAreas } from '@/content/tools/readiness';
import { answerPoints, type ReadinessAnswer, readinessUrlCodes } from '@/lib/readiness-assessment/answers';
import { scoreReadiness } from '@/lib/readiness-assessment/score';
import { readCells } from '../../../support/workbook-cells';

const letters: Record<string, ReadinessAnswer> = { n: 'no', p: 'parts', m: 'mostly', y: 'yes' };
const answersOf = (text: string) =>
  [...text.replaceAll(' ', '')].map((letter) => letters[letter] as ReadinessAnswer);

// Worked by hand. Points: n 0, p 1, m 2, y 3; 6 to an area.
test.each([
  // 0+2; 1+2; 0+0; 3+2: the mean is (2 + 3 + 0 + 5) / 24.
  ['nm pm nn ym', [2, 3, 0, 5], 10 / 24, 'close-gap', [2, 0, 1]],
  // Nothing below half, the mean below three quarters.
  ['pm yn mm mm', [3, 3, 4, 4], 14 / 24, 'start-small', [0, 1, 2, 3]],
  // 6 + 6 + 3 + 3 = 18 of 24 is exactly 75%.
  ['yy yy yn pm', [6, 6, 3, 3], 0.75, 'start', [2, 3]],
  // Every area is ready, so none comes first.
  ['yy yy yy yy', [6, 6, 6, 6], 1, 'start', []],
  // 2 of 6 is below half although the mean is 20 / 24.
  ['yy yy yy pp', [6, 6, 6, 2], 20 / 24, 'close-gap', [3]],
])('worked by hand: %s', (text, sums, overall, verdict, first) => {
  const result = scoreReadiness(answersOf(text));
  expect(result.areas.map((area) => area.points)).toEqual(sums);
  expect(result.overall).toBeCloseTo(overall, 10);
  expect(result.verdict).toBe(verdict);
  expect(result.gaps.map(({ area }) => area)).toEqual(first);
  // Of six points, three are half and five are more than three quarters.
  const levels = ['not-yet', 'not-yet', 'not-yet', 'nearly', 'nearly', 'ready', 'ready'];
  expect(result.areas.map(({ level }) => level)).toEqual(sums.map((sum) => levels[sum]));
});

test('the worksheet has the statements of the page and scores its example as the page does', async () => {
  const cellOf = await readCells('ai-readiness-worksheet.xlsx');
  const rows = readinessUrlCodes.map((_, index) => 5 + index);
  expect(rows.map((row) => cellOf('Answers', `B${row}`))).toEqual(
    readinessAreas.flatMap(({ statements }) => statements),
  );
  const given = Object.keys(answerPoints) as ReadinessAnswer[];
  const { areas, overall } = scoreReadiness(
    rows.map((row) => given.find((answer) => answerPoints[answer] === cellOf('Answers', `C${row}`))!),
  );
  for (const { area, share } of areas) expect(cellOf('Result', `B${5 + area}`)).toBeCloseTo(share, 10);
  expect(cellOf('Result', `B${5 + areas.length}`)).toBeCloseTo(overall, 10);
});
