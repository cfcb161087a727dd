/** A slide, in the shape that content gives it. */
export type Slide = {
  title: string;
  lead?: string | undefined;
  points?: readonly { title?: string | undefined; text: string }[] | undefined;
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] } | undefined;
  steps?: readonly { label: string; note: string }[] | undefined;
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
};

/** Where the parts of a slide stand. Both files, PPTX and PDF, draw this. */
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
  };
};

const TOP = 0.62;

/** Words in two lines of like length, broken after a comma where one is near the middle. */
function inTwo(text: string): string {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const cost = (at: number) => Math.abs(at - text.length / 2) - (text[at - 1] === ',' ? 4 : 0);
  const [best] = breaks.sort((a, b) => cost(a) - cost(b));
  return best === undefined ? text : `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}

/** Places the parts of a slide; the first slide is the cover. */
export function layoutSlide(slide: Slide, index: number): Layout {
  const { left } = screen;
  if (index === 0) {
    return {
      cover: true,
      title: { x: left, y: 2.35, width: 10.8, height: 1.9, size: 54, text: inTwo(slide.title), strong: true },
      ...(slide.lead && {
        lead: { x: left, y: 4.35, width: 9.4, height: 1.2, size: 22, text: slide.lead, soft: true },
      }),
      points: [],
      lane: { from: { x: 0, y: 1.9 }, to: { x: 3.4, y: 1.9 } },
    };
  }
  const title = { x: left, y: TOP, width: wide, height: 0.85, size: 40, text: slide.title, strong: true };
  const lead = slide.lead && {
    x: left,
    y: TOP + 0.95,
    width: wide,
    height: 0.8,
    size: 20,
    text: slide.lead,
    soft: true,
  };
  const y = lead ? 2.75 : 2.1;
  if (slide.table) {
    const { head, rows } = slide.table;
    const letters = head.map((_, col) =>
      Math.max(12, ...[head, ...rows].map((row) => Math.min(48, (row[col] ?? '').length))),
    );
    const all = letters.reduce((sum, number) => sum + number, 0);
    const widths = letters.map((number) => (wide * number) / all);
    const table = { y, widths, rowHeight: Math.min(0.8, 4.4 / (rows.length + 1)), head, rows };
    return { cover: false, title, ...(lead && { lead }), points: [], table };
  }
  if (slide.steps) {
    const share = wide / slide.steps.length;
    const at = y + 0.55;
    const points = slide.steps.map(({ label, note }, step) => {
      const x = left + step * share;
      return {
        node: { x: x + 0.12, y: at },
        title: { x, y: at + 0.35, width: share - 0.3, height: 0.5, size: 25, text: label, strong: true },
        text: { x, y: at + 0.95, width: share - 0.3, height: 1.8, size: 21, text: note, soft: true },
      };
    });
    const last = points.at(-1)?.node ?? { x: left, y: at };
    return { cover: false, title, ...(lead && { lead }), points, lane: { from: { x: 0, y: at }, to: last } };
  }
  const items = slide.points ?? [];
  const row = Math.min(1.2, (6.6 - y) / Math.max(1, items.length));
  const x = left + 0.12;
  const points = items.map((item, number) => {
    const top = y + number * row;
    const box = { x: left + 0.55, width: wide - 0.9, size: 22 };
    return {
      node: { x, y: top + 0.22 },
      ...(item.title && { title: { ...box, y: top, height: 0.5, text: item.title, strong: true } }),
      text: {
        ...box,
        size: item.title ? 20 : 22,
        y: item.title ? top + 0.46 : top,
        height: row - 0.46,
        text: item.text,
        soft: Boolean(item.title),
      },
    };
  });
  const [first, last] = [points[0]?.node, points.at(-1)?.node];
  return {
    cover: false,
    title,
    ...(lead && { lead }),
    points,
    ...(first && last && { lane: { from: first, to: last } }),
  };
}
