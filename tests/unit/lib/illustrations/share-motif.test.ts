import { shareMotif } from '@/lib/illustrations/share-motif';

const size = { width: 1200, height: 250 };
const xs = (path: string) => [...path.matchAll(/[ML](-?[\d.]+)/g)].map((match) => Number(match[1]));
const measure = (points: number[], shape: 'line' | 'step' | 'signal', changeAt = 2) =>
  shareMotif({ kind: 'measure', points, changeAt, shape }, '/x', size);

test('a measure goes from edge to edge, gray until the change and the lane after it, even where it is flat', () => {
  const { before, lane } = measure([10, 10, 10, 40, 70, 100], 'line');
  expect(xs(before[0] ?? '')).toEqual([0, 240, 480]);
  expect(xs(lane)).toEqual([480, 720, 960, 1200]);
  expect(measure([5, 5, 5, 5, 5, 5], 'line').lane).not.toMatch(/NaN/);
});

test('a step drops halfway between two points, and a signal swings around its middle', () => {
  expect(measure([9, 9, 9, 1, 1, 1], 'step').lane).toMatch(/Q600 /);
  expect(measure([0, 1, -1, 0, 0, 0], 'signal', 3).lane).toContain('M720 125');
});

test('a pattern is the same for the same page in every build, and another for another page', () => {
  const draw = (path: string) => shareMotif({ kind: 'pattern', pattern: 'Automation' }, path, size).lane;
  expect(draw('/solutions/startups')).toBe(draw('/solutions/startups'));
  expect(draw('/solutions/startups')).not.toBe(draw('/solutions/individuals'));
});

test('a tutorial is drawn as its chapters, each with a tick where it begins', () => {
  const chapters = ['0:00', '2:30', '6:00'].map((at) => ({ at }));
  const motif = { kind: 'chapters' as const, category: 'Getting Started', duration: '10:00', chapters };
  const ticks = shareMotif(motif, '/x', size).bars.map(({ x, width }) => x + width / 2);
  const [first = 0, , , last = 0] = ticks;
  expect(ticks.map((x) => (x - first) / (last - first))).toEqual(
    [0, 0.25, 0.6, 1].map((at) => expect.closeTo(at)),
  );
});

test('of the sheets one is taken, and two courses share one scale; both go from edge to edge', () => {
  const { lane, before } = shareMotif({ kind: 'sheets' }, '/x', size);
  const both = shareMotif({ kind: 'compared', before: [2, 8, 4], after: [2, 4, 0] }, '/x', size);
  for (const path of [lane, both.lane, both.before[0] ?? '']) {
    expect(xs(path)[0]).toBe(0);
    expect(xs(path).at(-1)).toBe(1200);
  }
  expect(before.filter((path) => /V.*V/.test(path))).toHaveLength(5);
  expect(both.lane.split('L')[0]).toBe(both.before[0]?.split('L')[0]);
});
