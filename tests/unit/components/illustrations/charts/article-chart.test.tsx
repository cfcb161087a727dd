import { render, screen } from '@testing-library/react';
import { TextFigure } from '@/components/illustrations/charts/article-chart';
import type { TextFigure as Drawn } from '@/content/schema';

const words = { caption: 'What it shows. Illustrative.', alt: 'Two things, one smaller than the other.' };
const drawings: Drawn[] = [
  {
    kind: 'bars',
    ...words,
    unit: 'hours a week',
    items: [
      { label: 'Sorting mail', before: 1200, value: 300 },
      { label: 'Answering', value: 0 },
    ],
  },
  {
    kind: 'curve',
    ...words,
    xLabel: 'weeks',
    yLabel: 'percent',
    series: [
      {
        label: 'With practice',
        tone: 'lane',
        points: [
          [0, 10],
          [4, 60],
          [8, 80],
        ],
      },
      {
        label: 'One session',
        tone: 'before',
        points: [
          [0, 10],
          [0, 40],
          [8, 20],
        ],
      },
      {
        label: 'No training',
        tone: 'before',
        points: [
          [0, 10],
          [8, 10],
        ],
      },
    ],
  },
  {
    kind: 'steps',
    ...words,
    steps: [
      { label: 'Arrives', note: 'any sender' },
      { label: 'Internationalization', person: true },
      { label: 'A', note: 'x' },
      { label: 'B' },
      { label: 'C' },
      { label: 'D' },
    ],
  },
];

test.each(drawings)('BLOG-10 a figure of the kind $kind has its words and one text alternative', (figure) => {
  const { container } = render(<TextFigure figure={figure} />);
  expect(screen.getByRole('figure')).toHaveTextContent(figure.caption);
  expect(screen.getByRole('img', { name: figure.alt })).toBeInTheDocument();
  const [wide, narrow, ...more] = container.querySelectorAll('svg');
  expect(more).toEqual([]);
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  const said = {
    bars: ['Hours a week', 'Sorting mail', '1,200', '300', 'Answering', 'before', 'after'],
    curve: ['weeks', 'percent', 'With practice', 'One session', 'No training'],
    steps: ['Arrives', 'any sender', 'a person decides'],
  }[figure.kind];
  for (const drawing of [wide, narrow]) for (const text of said) expect(drawing).toHaveTextContent(text);
});

test('BLOG-10 bars are as long as their numbers: gray before, ember after', () => {
  const { container } = render(<TextFigure figure={drawings[0]!} />);
  const bars = [...container.querySelectorAll('svg:first-of-type rect')].map((bar) => ({
    width: Number(bar.getAttribute('width')),
    before: bar.classList.contains('text-bar-before'),
  }));
  const [, , before, after, none] = bars;
  expect([before!.before, after!.before]).toEqual([true, false]);
  expect(after!.width / before!.width).toBeCloseTo(0.25);
  expect(none!.width).toBeLessThan(3);
});

test('BLOG-10 the bars begin where the longest label has ended', () => {
  const starts = ['Short', 'A label of all thirty-two letters'].map((label) => {
    const items = [
      { label, value: 1 },
      { label: 'Other', value: 2 },
    ];
    const { container } = render(<TextFigure figure={{ kind: 'bars', ...words, unit: 'u', items }} />);
    return Number(container.querySelector('svg rect')?.getAttribute('x'));
  });
  expect(starts[1]! - starts[0]!).toBeGreaterThan(27 * 7);
});

test('BLOG-10 a line that rises evenly is drawn straight, to its very ends', () => {
  const series = [
    {
      label: 'Even',
      tone: 'lane' as const,
      points: [
        [0, 0],
        [1, 10],
        [2, 20],
      ] as [number, number][],
    },
  ];
  const { container } = render(
    <TextFigure figure={{ kind: 'curve', ...words, xLabel: 'x', yLabel: 'y', series }} />,
  );
  const lane = container.querySelectorAll('svg:first-of-type .fig-lane')[1]!.getAttribute('d')!;
  const numbers = lane.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const slopes = numbers
    .slice(2)
    .flatMap((x, index, all) => (index % 2 ? [] : [(all[index + 1]! - numbers[1]!) / (x - numbers[0]!)]));
  for (const slope of slopes) expect(slope).toBeCloseTo(slopes[0]!, 1);
});

test('BLOG-10 counts go straight from point to point, over steps of their own, with the marked heights written', () => {
  const points: [number, number][] = [
    [0, 0],
    [8, 320],
    [40, 0],
  ];
  const { container } = render(
    <TextFigure
      figure={{
        kind: 'curve',
        ...words,
        xLabel: 'Hours',
        yLabel: 'Orders',
        straight: true,
        xStep: 8,
        marks: [[8, 320]],
        series: [{ label: 'Waiting', tone: 'lane', points }],
      }}
    />,
  );
  for (const drawing of container.querySelectorAll('svg')) {
    const lane = [...drawing.querySelectorAll('.fig-lane')].at(-1)?.getAttribute('d');
    expect(lane).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/);
    const said = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining(['0', '8', '16', '24', '32', '40', '320']));
  }
});

test('BLOG-10 two lines of one tone are told apart by their strokes', () => {
  const { container } = render(<TextFigure figure={drawings[1]!} />);
  const dashes = [...container.querySelectorAll('svg:first-of-type .fig-before')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  );
  expect(new Set(dashes).size).toBe(2);
});

test('BLOG-10 a word that does not fit between two steps turns the lane downward', () => {
  const down = (figure: Drawn) => {
    const { container } = render(<TextFigure figure={figure} />);
    return /V/.test(container.querySelector('svg .fig-lane')!.getAttribute('d')!);
  };
  expect(down(drawings[2]!)).toBe(true);
  expect(
    down({ kind: 'steps', ...words, steps: [{ label: 'One' }, { label: 'Two' }, { label: 'Three' }] }),
  ).toBe(false);
});
