import { type Point, polyline } from '@/lib/illustrations/path';
import { roundTicks } from '@/lib/illustrations/ticks';
import { breakLines, drawLine } from './lines';
import type { Piece } from './pieces';
import { element, hex, type Pen, type Structure, use } from './sheet';

/** A drawing of a text, in the shape that content gives it. Files color it for the light theme. */
export type DocumentFigure = { caption: string; alt: string } & (
  | { kind: 'bars'; unit: string; items: readonly { label: string; before?: number; value: number }[] }
  | {
      kind: 'curve';
      xLabel: string;
      yLabel: string;
      series: readonly { label: string; tone: 'before' | 'lane'; points: readonly [number, number][] }[];
    }
  | { kind: 'steps'; steps: readonly { label: string; note?: string; person?: boolean }[] }
);
type Of<Kind extends DocumentFigure['kind']> = Extract<DocumentFigure, { kind: Kind }>;

/** The space a drawing has, in points. */
type Frame = { x: number; y: number; width: number };

const SIZE = 9;
const BAR = 9;

function words(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  { strong = false, width = 0, end = false } = {},
) {
  const doc = use(pen, strong ? 'strong' : 'body', SIZE).fillColor(hex(strong ? 'ink' : 'ink2'));
  const at = end ? x - doc.widthOfString(text) : x;
  doc.text(text, at, y, width > 0 ? { width, lineGap: 1.5 } : { lineBreak: false });
}

const rowOf = (item: { before?: number }) => (item.before === undefined ? 24 : 36);

function bars(pen: Pen, { items, unit }: Of<'bars'>, { x, y, width }: Frame): void {
  const left = x + Math.max(...items.map(({ label }) => use(pen, 'body', SIZE).widthOfString(label))) + 14;
  const most = Math.max(...items.flatMap(({ before = 0, value }) => [before, value]));
  const scale = (x + width - left - 74) / most;
  let at = y;
  for (const { label, before, value } of items) {
    words(pen, label, x, at + (before === undefined ? 1 : 6));
    const rows = [
      ...(before === undefined ? [] : [{ amount: before, tone: 'before' as const }]),
      { amount: value, tone: 'lane' as const },
    ];
    for (const [row, { amount, tone }] of rows.entries()) {
      const top = at + row * (BAR + 4);
      pen.doc.rect(left, top, Math.max(1, amount * scale), BAR).fill(hex(tone));
      const counted = amount === 1 ? unit.replace(/s$/, '') : unit;
      words(pen, `${amount} ${counted}`, left + amount * scale + 6, top - 1, { strong: tone === 'lane' });
    }
    at += rowOf({ ...(before !== undefined && { before }) });
  }
}

const CURVE = { height: 190, left: 34, right: 110, bottom: 34, top: 20 };

function curve(pen: Pen, { series, xLabel, yLabel }: Of<'curve'>, { x, y, width }: Frame): void {
  const xs = series.flatMap(({ points }) => points.map(([at]) => at));
  const ys = series.flatMap(({ points }) => points.map(([, at]) => at));
  const ticks = roundTicks(Math.min(0, ...ys), Math.max(...ys));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const box = { left: x + CURVE.left, right: x + width - CURVE.right };
  const floor = y + CURVE.height - CURVE.bottom;
  const first = Math.min(...xs);
  const toX = (at: number) => box.left + ((at - first) / (Math.max(...xs) - first)) * (box.right - box.left);
  const toY = (at: number) => floor - ((at - low) / (high - low)) * (floor - y - CURVE.top);
  words(pen, yLabel, x, y);
  for (const tick of ticks) {
    pen.doc.moveTo(box.left, toY(tick)).lineTo(box.right, toY(tick)).lineWidth(0.5).stroke(hex('rule'));
    words(pen, String(tick), box.left - 6, toY(tick) - 5, { end: true });
  }
  words(pen, String(first), box.left, floor + 6);
  words(pen, `${xLabel} ${Math.max(...xs)}`, box.right, floor + 6, { end: true });
  for (const { label, tone, points } of series) {
    const line = points.map(([px, py]): Point => [toX(px), toY(py)]);
    pen.doc
      .path(polyline(line))
      .lineWidth(tone === 'lane' ? 2.5 : 1.5)
      .lineCap('round')
      .lineJoin('round')
      .stroke(hex(tone));
    const end = line.at(-1);
    if (!end) continue;
    if (tone === 'lane') pen.doc.circle(end[0], end[1], 4).fill(hex('lane'));
    words(pen, label, end[0] + 9, end[1] - 5, { strong: tone === 'lane', width: CURVE.right - 10 });
  }
}

function steps(pen: Pen, figure: Of<'steps'>, { x, y, width }: Frame): void {
  const share = width / figure.steps.length;
  const middle = y + 8;
  const { doc } = pen;
  doc
    .moveTo(x + 6, middle)
    .lineTo(x + share * (figure.steps.length - 1) + 6, middle)
    .lineWidth(2.5)
    .stroke(hex('lane'));
  for (const [index, { label, note, person }] of figure.steps.entries()) {
    const at = x + index * share + 6;
    if (person || index === 0)
      doc.circle(at, middle, 5).lineWidth(2).fillAndStroke(hex('paper'), hex('lane'));
    else doc.circle(at, middle, 5).fill(hex('lane'));
    words(pen, label, at - 6, middle + 13, { strong: true, width: share - 10 });
    if (note) words(pen, note, at - 6, doc.y + 1, { width: share - 10 });
  }
}

function heightOf(pen: Pen, figure: DocumentFigure, width: number): number {
  if (figure.kind === 'bars') return figure.items.reduce((sum, item) => sum + rowOf(item), 0);
  if (figure.kind === 'curve') return CURVE.height;
  const share = { width: width / figure.steps.length - 10, lineGap: 1.5 };
  const tallest = figure.steps.map(
    ({ label, note = '' }) =>
      use(pen, 'strong', SIZE).heightOfString(label, share) +
      use(pen, 'body', SIZE).heightOfString(note, share),
  );
  return 26 + Math.max(...tallest);
}

/** A drawing with its caption, as one piece. Its alternative text stands in the document's structure. */
export function figurePieces(
  pen: Pen,
  parent: Structure,
  figure: DocumentFigure,
  { x, width }: { x: number; width: number },
): Piece[] {
  const drawing = element(pen, parent, 'Figure', { alt: figure.alt });
  const caption = element(pen, parent, 'P');
  const lines = breakLines(pen, [{ text: figure.caption, face: 'body' }], SIZE, width);
  const tall = heightOf(pen, figure, width);
  return [
    {
      height: tall + 14 + lines.length * 13,
      before: 20,
      keep: false,
      draw: (y) => {
        const content = pen.doc.markStructureContent('Figure');
        const frame = { x, y, width };
        if (figure.kind === 'bars') bars(pen, figure, frame);
        else if (figure.kind === 'curve') curve(pen, figure, frame);
        else steps(pen, figure, frame);
        pen.doc.endMarkedContent();
        drawing.add(content);
        for (const [row, line] of lines.entries())
          drawLine(pen, caption, 'P', line, {
            x,
            y: y + tall + 12 + row * 13,
            size: SIZE,
            color: hex('ink2'),
          });
      },
    },
  ];
}
