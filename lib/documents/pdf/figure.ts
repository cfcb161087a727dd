import { type Point, polyline } from '@/lib/illustrations/path';
import { roundTicks } from '@/lib/illustrations/scale';
import type { DocumentFigure } from './document-figure';
import { addElement, hex, type Pdf, type Structure, setStyle, type TextStyle } from './page';
import { writeText } from './text';

type Of<Kind extends DocumentFigure['kind']> = Extract<DocumentFigure, { kind: Kind }>;

/** The space a drawing has, in points. */
type Frame = { x: number; y: number; width: number };

const TEXT: TextStyle = { font: 'body', size: 9, leading: 12.5 };
const STRONG: TextStyle = { ...TEXT, font: 'strong' };
const BAR = 9;

function words(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { strong = false, width = 0, end = false } = {},
) {
  const { doc } = pdf;
  const { lineGap } = setStyle(doc, strong ? STRONG : TEXT);
  doc.fillColor(hex(strong ? 'ink' : 'ink2'));
  const at = end ? x - doc.widthOfString(text) : x;
  doc.text(text, at, y, width > 0 ? { width, lineGap } : { lineBreak: false });
}

function widthOf({ doc }: Pdf, text: string): number {
  setStyle(doc, TEXT);
  return doc.widthOfString(text);
}

const rowOf = (item: { before?: number }) => (item.before === undefined ? 24 : 36);

function bars(pdf: Pdf, { items, unit }: Of<'bars'>, { x, y, width }: Frame): void {
  const left = x + Math.max(...items.map(({ label }) => widthOf(pdf, label))) + 14;
  const max = Math.max(...items.flatMap(({ before = 0, value }) => [before, value]));
  const scale = (x + width - left - 74) / max;
  let at = y;
  for (const { label, before, value } of items) {
    words(pdf, label, x, at + (before === undefined ? 1 : 6));
    const rows = [
      ...(before === undefined ? [] : [{ amount: before, tone: 'before' as const }]),
      { amount: value, tone: 'lane' as const },
    ];
    for (const [row, { amount, tone }] of rows.entries()) {
      const top = at + row * (BAR + 4);
      pdf.doc.rect(left, top, Math.max(1, amount * scale), BAR).fill(hex(tone));
      const counted = amount === 1 ? unit.replace(/s$/, '') : unit;
      words(pdf, `${amount} ${counted}`, left + amount * scale + 6, top - 1, { strong: tone === 'lane' });
    }
    at += rowOf({ ...(before !== undefined && { before }) });
  }
}

const CURVE = { height: 190, left: 34, right: 110, bottom: 34, top: 20 };

function curve(pdf: Pdf, { series, xLabel, yLabel }: Of<'curve'>, { x, y, width }: Frame): void {
  const xs = series.flatMap(({ points }) => points.map(([at]) => at));
  const ys = series.flatMap(({ points }) => points.map(([, at]) => at));
  const ticks = roundTicks(Math.min(0, ...ys), Math.max(...ys));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const box = { left: x + CURVE.left, right: x + width - CURVE.right };
  const floor = y + CURVE.height - CURVE.bottom;
  const first = Math.min(...xs);
  const toX = (at: number) => box.left + ((at - first) / (Math.max(...xs) - first)) * (box.right - box.left);
  const toY = (at: number) => floor - ((at - low) / (high - low)) * (floor - y - CURVE.top);
  words(pdf, yLabel, x, y);
  for (const tick of ticks) {
    pdf.doc.moveTo(box.left, toY(tick)).lineTo(box.right, toY(tick)).lineWidth(0.5).stroke(hex('rule'));
    words(pdf, String(tick), box.left - 6, toY(tick) - 5, { end: true });
  }
  words(pdf, String(first), box.left, floor + 6);
  words(pdf, `${xLabel} ${Math.max(...xs)}`, box.right, floor + 6, { end: true });
  for (const { label, tone, points } of series) {
    const line = points.map(([px, py]): Point => [toX(px), toY(py)]);
    pdf.doc
      .path(polyline(line))
      .lineWidth(tone === 'lane' ? 2.5 : 1.5)
      .lineCap('round')
      .lineJoin('round')
      .stroke(hex(tone));
    const end = line.at(-1);
    if (!end) continue;
    if (tone === 'lane') pdf.doc.circle(end[0], end[1], 4).fill(hex('lane'));
    words(pdf, label, end[0] + 9, end[1] - 5, { strong: tone === 'lane', width: CURVE.right - 10 });
  }
}

function steps(pdf: Pdf, figure: Of<'steps'>, { x, y, width }: Frame): void {
  const share = width / figure.steps.length;
  const middle = y + 8;
  const { doc } = pdf;
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
    words(pdf, label, at - 6, middle + 13, { strong: true, width: share - 10 });
    if (note) words(pdf, note, at - 6, doc.y + 1, { width: share - 10 });
  }
}

function drawingHeight(pdf: Pdf, figure: DocumentFigure, width: number): number {
  if (figure.kind === 'bars') return figure.items.reduce((sum, item) => sum + rowOf(item), 0);
  if (figure.kind === 'curve') return CURVE.height;
  const share = width / figure.steps.length - 10;
  const height = (text: string, style: TextStyle) =>
    pdf.doc.heightOfString(text, { ...setStyle(pdf.doc, style), width: share });
  const tallest = figure.steps.map(({ label, note = '' }) => height(label, STRONG) + height(note, TEXT));
  return 26 + Math.max(...tallest);
}

/** The drawing with this name. @throws Error when the document has none. */
function figureOf({ figures }: Pdf, name: string): DocumentFigure {
  const figure = figures[name];
  if (!figure) throw new Error(`no drawing is named '${name}'`);
  return figure;
}

/** The height of a drawing with its caption, in points. */
export function figureHeight(pdf: Pdf, name: string, width: number): number {
  const figure = figureOf(pdf, name);
  const caption = pdf.doc.heightOfString(figure.caption, { ...setStyle(pdf.doc, TEXT), width });
  return drawingHeight(pdf, figure, width) + 12 + caption;
}

/** Draws a figure with its caption at the height of `doc.y`. Its alternative text is in the document's structure. */
export function writeFigure(
  pdf: Pdf,
  parent: Structure,
  name: string,
  place: { x: number; width: number },
): void {
  const figure = figureOf(pdf, name);
  const frame = { ...place, y: pdf.doc.y };
  const end = frame.y + drawingHeight(pdf, figure, place.width) + 12;
  const owner = addElement(pdf, parent, 'Figure', { alt: figure.alt });
  owner.add(() => {
    if (figure.kind === 'bars') bars(pdf, figure, frame);
    else if (figure.kind === 'curve') curve(pdf, figure, frame);
    else steps(pdf, figure, frame);
  });
  owner.end();
  pdf.doc.y = end;
  const caption = [{ kind: 'text' as const, text: figure.caption }];
  if (figure.caption) writeText(pdf, parent, 'P', caption, { ...place, ...TEXT, color: hex('ink2') });
}
