import { shareMotif } from '@/lib/illustrations/share-motif';

const size = { width: 1200, height: 250 };
const points = [10, 10, 10, 40, 70, 100];
const xs = (path: string) => [...path.matchAll(/[ML](-?[\d.]+)/g)].map((match) => Number(match[1]));

test('a measure goes from edge to edge, gray until the change and the lane after it', () => {
  const { before, lane } = shareMotif({ kind: 'measure', points, changeAt: 2, shape: 'line' }, '/x', size);
  expect(xs(before[0]!)).toEqual([0, 240, 480]);
  expect(xs(lane)).toEqual([480, 720, 960, 1200]);
});

test('a step drops at once, and a signal swings around its middle', () => {
  const step = shareMotif(
    { kind: 'measure', points: [9, 9, 9, 1, 1, 1], changeAt: 2, shape: 'step' },
    '/x',
    size,
  );
  expect(step.lane).toMatch(/Q600 /);
  const signal = shareMotif(
    { kind: 'measure', points: [0, 1, -1, 0, 0, 0], changeAt: 3, shape: 'signal' },
    '/x',
    size,
  );
  expect(signal.lane).toContain('M720 125');
});

test('a flat measure is still drawn', () => {
  const { lane } = shareMotif(
    { kind: 'measure', points: [5, 5, 5, 5, 5, 5], changeAt: 1, shape: 'line' },
    '/x',
    size,
  );
  expect(lane).not.toMatch(/NaN/);
});

test('a pattern is the same for the same page in every build, and another for another page', () => {
  const draw = (path: string) => shareMotif({ kind: 'pattern', pattern: 'Automation' }, path, size).lane;
  expect(draw('/solutions/startups')).toBe(draw('/solutions/startups'));
  expect(draw('/solutions/startups')).not.toBe(draw('/solutions/individuals'));
});

test('a tutorial is drawn as its chapters, each with a tick where it begins', () => {
  const chapters = ['0:00', '2:30', '6:00'].map((at) => ({ at }));
  const motif = { kind: 'chapters' as const, category: 'Getting Started', duration: '10:00', chapters };
  const { bars, lane } = shareMotif(motif, '/x', size);
  expect(bars.map(({ x, width }) => Math.round(x + width / 2))).toEqual([96, 348, 701, 1104]);
  const other = shareMotif({ ...motif, category: 'Technical Deep Dives' }, '/x', size);
  expect(other.lane).not.toBe(lane);
});

test('of the sheets one is taken, and the lane goes on to the edge', () => {
  const { lane, before } = shareMotif({ kind: 'sheets' }, '/x', size);
  expect(lane).toMatch(/^M0 220.*1200( 220)?$/);
  expect(before.filter((path) => /V.*V/.test(path))).toHaveLength(5);
});

test('two courses share one scale, and both go from edge to edge', () => {
  const { before, lane } = shareMotif({ kind: 'compared', before: [2, 8, 4], after: [2, 4, 0] }, '/x', size);
  const [first = ''] = before;
  for (const path of [first, lane]) {
    expect(path).toMatch(/^M0 177.5/);
    expect(path).toContain('L1200 ');
  }
  expect(first).toContain(' 35');
  expect(lane).toContain(' 130');
});
