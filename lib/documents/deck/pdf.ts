import type { About } from '../brand';
import { breakLines, drawLine } from '../pdf/lines';
import { drawMark } from '../pdf/mark';
import { openPdf } from '../pdf/render';
import { decoration, element, hex, type Pen, type Structure, tagged, use } from '../pdf/sheet';
import { BAR, type Layout, layoutSlide, type Slide, screen, signals, type TextBox, wide } from './layout';
import { UNITS } from './motif';

/** Points in an inch. */
const INCH = 72;

function drawText(pen: Pen, parent: Structure, type: string, box: TextBox, dark = false): void {
  const owner = element(pen, parent, type);
  const face = box.strong ? (box.size > 30 ? 'title' : 'strong') : 'body';
  const size = box.size * (face === 'title' ? 1.1 : 0.94);
  const color = hex(dark ? (box.soft ? 'onBand2' : 'onBand') : box.soft ? 'ink2' : 'ink');
  const leading = size * (face === 'title' ? 1.02 : 1.32);
  let y = box.y * INCH;
  for (const text of box.text.split('\n')) {
    for (const line of breakLines(pen, [{ text, face }], size, box.width * INCH)) {
      drawLine(pen, owner, type, line, { x: box.x * INCH, y, size, color });
      y += leading;
    }
    y += box.gap ?? 0;
  }
}

type Ground = Layout['panels'][number]['ground'];

function drawGround({ doc }: Pen, { x, y, width, height, color }: Ground): void {
  doc.roundedRect(x * INCH, y * INCH, width * INCH, height * INCH, 8).fill(hex(color));
}

function drawDrawing(pen: Pen, { ground, motif }: NonNullable<Layout['drawing']>): void {
  const { doc } = pen;
  decoration(pen, () => {
    if (ground) drawGround(pen, ground);
    doc.save().translate(motif.x * INCH, motif.y * INCH);
    doc.rect(0, 0, motif.width * INCH, motif.height * INCH).clip();
    doc
      .scale(INCH / UNITS)
      .lineCap('round')
      .lineJoin('round');
    for (const { d, tone, width } of motif.marks)
      doc
        .path(d)
        .lineWidth((width * UNITS) / INCH)
        .stroke(hex(tone));
    doc.restore();
  });
}

function drawPanels(pen: Pen, parent: Structure, panels: Layout['panels']): void {
  for (const { ground, texts } of panels) {
    decoration(pen, () => drawGround(pen, ground));
    const owner = element(pen, parent, 'Sect');
    for (const text of texts) drawText(pen, owner, 'P', text);
  }
}

function drawBars(pen: Pen, parent: Structure, { alt, rows }: NonNullable<Layout['bars']>): void {
  const figure = element(pen, parent, 'Figure', { alt });
  for (const { label, bars } of rows) {
    drawText(pen, figure, 'P', label);
    for (const { x, y, width, tone, value } of bars) {
      decoration(pen, () => {
        pen.doc.rect(x * INCH, y * INCH, width * INCH, BAR * INCH).fill(hex(tone));
      });
      drawText(pen, figure, 'P', value);
    }
  }
}

function drawPoints(pen: Pen, parent: Structure, { lane, points }: Layout): void {
  const { doc } = pen;
  decoration(pen, () => {
    if (lane)
      doc
        .moveTo(lane.from.x * INCH, lane.from.y * INCH)
        .lineTo(lane.to.x * INCH, lane.to.y * INCH)
        .lineWidth(3)
        .stroke(hex('lane'));
    if (lane && points.length === 0) doc.circle(lane.to.x * INCH, lane.to.y * INCH, 7).fill(hex('lane'));
    for (const [index, { node }] of points.entries()) {
      const circle = doc.circle(node.x * INCH, node.y * INCH, 6.5).lineWidth(2.5);
      circle.fillAndStroke(hex(index === points.length - 1 ? 'lane' : 'paper'), hex('lane'));
    }
  });
  if (points.length === 0) return;
  const list = element(pen, parent, 'L');
  for (const { title, text } of points) {
    const body = element(pen, element(pen, list, 'LI'), 'LBody');
    if (title) drawText(pen, body, 'P', title);
    drawText(pen, body, 'P', text);
  }
}

function drawTable(pen: Pen, parent: Structure, table: NonNullable<Layout['table']>): void {
  const root = element(pen, parent, 'Table');
  const height = table.rowHeight * INCH;
  for (const [index, row] of [table.head, ...table.rows].entries()) {
    const top = table.y * INCH + index * height;
    const head = index === 0;
    decoration(pen, () => {
      if (head) pen.doc.rect(screen.left * INCH, top, wide * INCH, height).fill(hex('sunk'));
      const signal = head ? undefined : table.signals?.[index - 1];
      if (signal)
        pen.doc
          .rect(screen.left * INCH, top, (table.widths[0] ?? 1) * INCH, height)
          .fill(`#${signals[signal]}`);
      pen.doc
        .moveTo(screen.left * INCH, top + height)
        .lineTo((screen.left + wide) * INCH, top + height)
        .lineWidth(0.75)
        .stroke(hex(head ? 'edge' : 'rule'));
    });
    const structure = element(pen, root, 'TR');
    let x = screen.left;
    for (const [col, text] of row.entries()) {
      const width = table.widths[col] ?? 1;
      const type = head || col === 0 ? 'TH' : 'TD';
      const cell = element(
        pen,
        structure,
        type,
        head ? { scope: 'Column' } : col === 0 ? { scope: 'Row' } : {},
      );
      const lines = breakLines(pen, [{ text, face: head ? 'strong' : 'body' }], 17, (width - 0.2) * INCH);
      const start = top + (height - lines.length * 21) / 2;
      for (const [at, line] of lines.entries())
        drawLine(pen, cell, type, line, { x: (x + 0.1) * INCH, y: start + at * 21, size: 17 });
      x += width;
    }
  }
}

/** Slides as a tagged PDF, a page each, with the titles as bookmarks. Speaker's notes stay in the PPTX. */
export async function renderDeckPdf(about: About, slides: readonly Slide[]): Promise<Buffer> {
  const { pen, done } = await openPdf(about, [screen.width * INCH, screen.height * INCH]);
  const { doc } = pen;
  for (const [index, content] of slides.entries()) {
    const layout = layoutSlide(content, index);
    doc.addPage();
    doc.outline.addItem(content.title);
    const parent = element(pen, pen.root, 'Sect');
    if (layout.cover)
      decoration(pen, () => {
        doc.rect(0, 0, screen.width * INCH, screen.height * INCH).fill(hex('ink'));
      });
    if (layout.drawing) drawDrawing(pen, layout.drawing);
    drawText(pen, parent, index === 0 ? 'H1' : 'H2', layout.title, layout.cover);
    if (layout.lead) drawText(pen, parent, 'P', layout.lead, layout.cover);
    drawPoints(pen, parent, layout);
    if (layout.table) drawTable(pen, parent, layout.table);
    drawPanels(pen, parent, layout.panels);
    if (layout.bars) drawBars(pen, parent, layout.bars);
    drawMark(pen, screen.left * INCH, 6.86 * INCH, 20, layout.cover ? 'paper' : 'ink');
    tagged(pen, element(pen, parent, 'P'), 'P', () => {
      use(pen, 'body', 10).fillColor(hex(layout.cover ? 'onBand2' : 'ink3'));
      doc.text(`${about.sender.name}: ${about.title}`, 1.15 * INCH, 6.9 * INCH, { lineBreak: false });
      const number = `${index + 1} of ${slides.length}`;
      const right = (screen.width - screen.right) * INCH;
      doc.text(number, right - doc.widthOfString(number), 6.9 * INCH, { lineBreak: false });
    });
  }
  doc.end();
  return done;
}
