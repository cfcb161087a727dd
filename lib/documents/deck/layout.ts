import type { CoverCategory } from '@/lib/illustrations/article-cover';
import { type Motif, motifOf } from './motif';

/** The colors of a table's rows, as traffic lights have them. Ink is readable on each. */
export const signals = { green: 'BFE5CB', amber: 'FCD58A', red: 'F7BDB2' } as const;
export type Signal = keyof typeof signals;

type Bar = { label: string; before: number; value: number };

/** A slide, in the shape that content gives it. */
export type Slide = {
  title: string;
  lead?: string | undefined;
  points?: readonly { title?: string | undefined; text: string }[] | undefined;
  table?:
    | {
        head: readonly string[];
        rows: readonly (readonly string[])[];
        signals?: readonly Signal[] | undefined;
      }
    | undefined;
  steps?: readonly { label: string; note: string }[] | undefined;
  panels?:
    | readonly {
        title: string;
        lines: readonly string[];
        after?: { title: string; text: string } | undefined;
      }[]
    | undefined;
  bars?: { unit: string; alt: string; items: readonly Bar[] } | undefined;
  drawing?: CoverCategory | undefined;
  notes: string;
};

/** A slide is 13.333 by 7.5 inches; all places and sizes of a layout are inches, sizes of type are points. */
export const screen = { width: 13.333, height: 7.5, left: 0.75, right: 0.75 } as const;
export const wide = screen.width - screen.left - screen.right;

export type TextBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  text: string;
  strong?: boolean;
  soft?: boolean;
  /** Points between its lines of text, beside the leading. */
  gap?: number;
};

/** A ground for text. */
type Ground = { x: number; y: number; width: number; height: number; color: 'sunk' | 'tint' };

/** Where the parts of a slide are. Both files, PPTX and PDF, draw this. */
export type Layout = {
  cover: boolean;
  title: TextBox;
  lead?: TextBox;
  /** Points of the slide; each has its node on the lane at `node`. */
  points: { node: { x: number; y: number }; title?: TextBox; text: TextBox }[];
  /** Ends at the last point's node, or by itself on the cover. */
  lane?: { from: { x: number; y: number }; to: { x: number; y: number } };
  table?: {
    y: number;
    widths: number[];
    rowHeight: number;
    head: readonly string[];
    rows: readonly (readonly string[])[];
    signals?: readonly Signal[] | undefined;
  };
  panels: { ground: Ground; texts: TextBox[] }[];
  bars?: {
    alt: string;
    rows: {
      label: TextBox;
      bars: { x: number; y: number; width: number; tone: 'before' | 'lane'; value: TextBox }[];
    }[];
  };
  /** The site's own drawing, on its ground. Decoration. */
  drawing?: { ground?: Ground; motif: Motif };
};

/** The height of a bar. */
export const BAR = 0.26;
const TOP = 0.62;

/** Words in two lines of like length, broken after a comma where one is near the middle. */
function inTwo(text: string): string {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const cost = (at: number) => Math.abs(at - text.length / 2) - (text[at - 1] === ',' ? 4 : 0);
  const [best] = breaks.sort((a, b) => cost(a) - cost(b));
  return best === undefined ? text : `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}

function coverLayout({ title, lead }: Slide): Layout {
  const { left } = screen;
  return {
    cover: true,
    title: { x: left, y: 0.95, width: 11.6, height: 1.9, size: 54, text: inTwo(title), strong: true },
    ...(lead && { lead: { x: left, y: 2.95, width: 9.4, height: 1, size: 22, text: lead, soft: true } }),
    points: [],
    panels: [],
    drawing: { motif: motifOf('Training', 'team', { x: 0, y: 4.2, width: screen.width, height: 2.3 }) },
  };
}

/** Widths of columns that share the slide by what they hold. */
function columnWidths({ head, rows }: NonNullable<Slide['table']>): number[] {
  const letters = head.map((_, col) =>
    Math.max(12, ...[head, ...rows].map((row) => Math.min(48, (row[col] ?? '').length))),
  );
  const all = letters.reduce((sum, number) => sum + number, 0);
  return letters.map((number) => (wide * number) / all);
}

type Points = Pick<Layout, 'points' | 'lane'>;

function stepPoints(steps: NonNullable<Slide['steps']>, y: number): Points {
  const share = wide / steps.length;
  const at = y + 0.55;
  const points = steps.map(({ label, note }, step) => {
    const x = screen.left + step * share;
    return {
      node: { x: x + 0.12, y: at },
      title: { x, y: at + 0.35, width: share - 0.3, height: 0.5, size: 25, text: label, strong: true },
      text: { x, y: at + 0.95, width: share - 0.3, height: 1.8, size: 21, text: note, soft: true },
    };
  });
  const last = points.at(-1)?.node ?? { x: screen.left, y: at };
  return { points, lane: { from: { x: 0, y: at }, to: last } };
}

function listPoints(items: NonNullable<Slide['points']>, y: number, width: number): Points {
  const row = Math.min(1.2, (6.6 - y) / Math.max(1, items.length));
  const points = items.map((item, number) => {
    const top = y + number * row;
    const box = { x: screen.left + 0.55, width: width - 0.9, size: 22 };
    return {
      node: { x: screen.left + 0.12, y: top + 0.22 },
      ...(item.title && { title: { ...box, y: top, height: 0.5, text: item.title, strong: true } }),
      text: {
        ...box,
        size: item.title ? 18 : 22,
        y: item.title ? top + 0.46 : top,
        height: row - (item.title ? 0.46 : 0),
        text: item.text,
        soft: Boolean(item.title),
      },
    };
  });
  const [first, last] = [points[0]?.node, points.at(-1)?.node];
  return { points, ...(first && last && { lane: { from: first, to: last } }) };
}

/** Panels beside each other; the last is the one that the slide is about. */
function panelBoxes(panels: NonNullable<Slide['panels']>, y: number): Layout['panels'] {
  const gap = 0.35;
  const width = (wide - gap * (panels.length - 1)) / panels.length;
  const height = 6.6 - y;
  return panels.map(({ title, lines, after }, index) => {
    const x = screen.left + index * (width + gap);
    const box = { x: x + 0.3, width: width - 0.6 };
    const foot = y + height - 1.2;
    return {
      ground: { x, y, width, height, color: index === panels.length - 1 ? 'tint' : 'sunk' },
      texts: [
        { ...box, y: y + 0.25, height: 0.4, size: 19, text: title, strong: true },
        {
          ...box,
          y: y + 0.75,
          height: (after ? foot : y + height) - y - 0.85,
          size: 16,
          gap: 6,
          text: lines.join('\n'),
        },
        ...(after
          ? [
              { ...box, y: foot, height: 0.35, size: 16, text: after.title, strong: true },
              { ...box, y: foot + 0.36, height: 0.7, size: 16, text: after.text },
            ]
          : []),
      ],
    };
  });
}

function barRows({ alt, unit, items }: NonNullable<Slide['bars']>, y: number): NonNullable<Layout['bars']> {
  const start = screen.left + 3.2;
  const scale = (wide - 5) / Math.max(...items.flatMap(({ before, value }) => [before, value]));
  return {
    alt,
    rows: items.map(({ label, before, value }, index) => {
      const top = y + index * 1.05;
      const bar = (amount: number, tone: 'before' | 'lane', at: number) => ({
        x: start,
        y: at,
        width: Math.max(0.02, amount * scale),
        tone,
        value: {
          x: start + amount * scale + 0.15,
          y: at - 0.04,
          width: 1.8,
          height: 0.34,
          size: 17,
          text: `${amount} ${unit}`,
          strong: tone === 'lane',
          soft: tone === 'before',
        },
      });
      return {
        label: { x: screen.left, y: top + 0.1, width: 3, height: 0.4, size: 19, text: label },
        bars: [bar(before, 'before', top), bar(value, 'lane', top + BAR + 0.1)],
      };
    }),
  };
}

/** Places the parts of a slide; the first slide is the cover. */
export function layoutSlide(slide: Slide, index: number): Layout {
  if (index === 0) return coverLayout(slide);
  const { left } = screen;
  const lead = slide.lead && {
    x: left,
    y: TOP + 0.95,
    width: wide,
    height: 0.8,
    size: 20,
    text: slide.lead,
    soft: true,
  };
  const y = lead ? 2.75 : slide.panels ? 1.7 : 2.1;
  const base = {
    cover: false,
    title: { x: left, y: TOP, width: wide, height: 0.85, size: 40, text: slide.title, strong: true },
    ...(lead && { lead }),
    points: [],
    panels: [],
  };
  if (slide.table) {
    const { head, rows, signals: rowSignals } = slide.table;
    const rowHeight = Math.min(0.95, 4.5 / (rows.length + 1));
    return {
      ...base,
      table: { y, widths: columnWidths(slide.table), rowHeight, head, rows, signals: rowSignals },
    };
  }
  if (slide.steps) {
    const band = { x: left, y: 5.45, width: wide, height: 1.1 };
    const drawing = slide.drawing && {
      ground: { ...band, color: 'sunk' as const },
      motif: motifOf(slide.drawing, `slide-${index}`, band),
    };
    return { ...base, ...stepPoints(slide.steps, y - 0.35), ...(drawing && { drawing }) };
  }
  if (slide.panels) return { ...base, panels: panelBoxes(slide.panels, y) };
  if (slide.bars) return { ...base, bars: barRows(slide.bars, y) };
  const frame = { x: screen.width - screen.right - 2.9, y: y - 0.1, width: 2.9, height: 6.5 - y };
  return {
    ...base,
    ...listPoints(slide.points ?? [], y, slide.drawing ? wide - 3.1 : wide),
    ...(slide.drawing && {
      drawing: {
        ground: { ...frame, color: 'sunk' as const },
        motif: motifOf(slide.drawing, `slide-${index}`, frame),
      },
    }),
  };
}
