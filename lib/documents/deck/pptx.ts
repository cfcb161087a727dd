import Presentation from 'pptxgenjs';
import { type About, officeColors } from '../brand';
import { withFixedDates } from '../zip';
import { BAR, type Layout, layoutSlide, type Slide, screen, signals, type TextBox, wide } from './layout';
import { stretchesOf } from './motif';

const FONT = 'Calibri';
const MASTER = 'TITLED';
type PptxSlide = ReturnType<Presentation['addSlide']>;

const look = (
  { x, y, width: w, height: h, size: fontSize, strong, soft, gap = 0 }: TextBox,
  dark: boolean,
) => ({
  x,
  y,
  w,
  h,
  fontSize,
  bold: strong === true,
  fontFace: FONT,
  color: dark
    ? soft
      ? officeColors.onBand2
      : officeColors.onBand
    : soft
      ? officeColors.ink2
      : officeColors.ink,
  margin: 0,
  paraSpaceAfter: gap,
  valign: 'top' as const,
});

/**
 * A title stands on the foot of its box, and there is room above it for a second line: whoever opens the slides
 * without Calibri gets a wider face.
 */
function titleLook(title: TextBox, dark: boolean) {
  const { y, height } = title;
  const room = dark ? 0 : 0.32;
  return {
    ...look(title, dark),
    y: y - room - (dark ? 0 : 0.08),
    h: height + room,
    fontSize: dark ? title.size : 36,
    valign: dark ? ('top' as const) : ('bottom' as const),
    fit: 'shrink' as const,
  };
}

function drawPoints(slide: PptxSlide, layout: Layout): void {
  const { lane, points } = layout;
  if (lane) {
    const upright = lane.from.x === lane.to.x;
    slide.addShape('line', {
      x: lane.from.x,
      y: lane.from.y,
      w: upright ? 0 : lane.to.x - lane.from.x,
      h: upright ? lane.to.y - lane.from.y : 0,
      line: { color: officeColors.lane, width: 3 },
    });
  }
  const drawNode = ({ x, y }: { x: number; y: number }, end: boolean) =>
    slide.addShape('ellipse', {
      x: x - 0.1,
      y: y - 0.1,
      w: 0.2,
      h: 0.2,
      fill: { color: end ? officeColors.lane : officeColors.paper },
      line: { color: officeColors.lane, width: 2.5 },
    });
  if (lane && points.length === 0) drawNode(lane.to, true);
  for (const [index, { node, title, text }] of points.entries()) {
    drawNode(node, index === points.length - 1);
    if (title) slide.addText(title.text, look(title, false));
    slide.addText(text.text, look(text, false));
  }
}

/** A point of a shape of its own: PowerPoint calls the stretch that leads to it a curve, if it is one. */
function pointOf(stretch: ReturnType<typeof stretchesOf>[number]) {
  const { kind, x, y } = stretch;
  if (kind === 'quadratic') return { x, y, curve: { type: kind, x1: stretch.x1, y1: stretch.y1 } } as const;
  if (kind === 'cubic') {
    const { x1, y1, x2, y2 } = stretch;
    return { x, y, curve: { type: kind, x1, y1, x2, y2 } } as const;
  }
  return { x, y, moveTo: kind === 'move' };
}

function drawDrawing(slide: PptxSlide, { ground, motif }: NonNullable<Layout['drawing']>): void {
  if (ground) drawGround(slide, ground);
  const { x, y, width: w, height: h, marks } = motif;
  for (const { d, tone, width } of marks)
    slide.addShape('custGeom' as 'rect', {
      x,
      y,
      w,
      h,
      points: stretchesOf(d).map(pointOf),
      line: { color: officeColors[tone], width },
    });
}

function drawGround(slide: PptxSlide, { x, y, width: w, height: h, color }: Ground): void {
  slide.addShape('roundRect', { x, y, w, h, rectRadius: 0.1, fill: { color: officeColors[color] } });
}
type Ground = Layout['panels'][number]['ground'];

function drawPanels(slide: PptxSlide, panels: Layout['panels']): void {
  for (const { ground, texts } of panels) {
    drawGround(slide, ground);
    for (const text of texts) slide.addText(text.text, look(text, false));
  }
}

function drawBars(slide: PptxSlide, { rows }: NonNullable<Layout['bars']>): void {
  for (const { label, bars } of rows) {
    slide.addText(label.text, look(label, false));
    for (const { x, y, width: w, tone, value } of bars) {
      slide.addShape('rect', { x, y, w, h: BAR, fill: { color: officeColors[tone] } });
      slide.addText(value.text, look(value, false));
    }
  }
}

function drawTable(
  slide: PptxSlide,
  { y, widths, rowHeight, head, rows, signals: rowSignals }: NonNullable<Layout['table']>,
): void {
  const border = (color: string) => ({ type: 'solid' as const, pt: 0.75, color });
  const none = { type: 'none' as const };
  const cell = (text: string, top: boolean, color?: string) => ({
    text,
    options: {
      bold: top,
      fontFace: FONT,
      fontSize: 18,
      color: officeColors.ink,
      fill: { color: color ?? (top ? officeColors.sunk : officeColors.paper) },
      border: [none, none, border(top ? officeColors.edge : officeColors.rule), none] as [
        typeof none,
        typeof none,
        ReturnType<typeof border>,
        typeof none,
      ],
      valign: 'middle' as const,
    },
  });
  slide.addTable(
    [
      head.map((text) => cell(text, true)),
      ...rows.map((row, index) => {
        const signal = rowSignals?.[index];
        return row.map((text, col) => cell(text, false, col === 0 && signal ? signals[signal] : undefined));
      }),
    ],
    { x: screen.left, y, w: wide, colW: widths, rowH: rowHeight },
  );
}

/**
 * Slides as a PPTX with speaker's notes. Titles are the layout's own placeholders, so that outline and readers
 * aloud name the slides. The same slides give the same bytes.
 */
export async function renderPptx(about: About, slides: readonly Slide[]): Promise<Uint8Array> {
  const deck = new Presentation();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = about.title;
  deck.subject = about.description;
  deck.author = about.sender.name;
  deck.company = about.sender.name;
  deck.theme = { headFontFace: FONT, bodyFontFace: FONT };
  for (const dark of [false, true]) {
    const title = layoutSlide({ title: '', notes: '' }, dark ? 0 : 1).title;
    deck.defineSlideMaster({
      title: dark ? 'COVER' : MASTER,
      background: { color: dark ? officeColors.ink : officeColors.paper },
      objects: [
        { rect: { x: screen.left, y: 6.93, w: 0.16, h: 0.16, fill: { color: officeColors.lane } } },
        {
          text: {
            text: `${about.sender.name}: ${about.title}`,
            options: {
              x: 1.02,
              y: 6.82,
              w: 9,
              h: 0.38,
              fontSize: 11,
              fontFace: FONT,
              color: dark ? officeColors.onBand2 : officeColors.ink3,
              margin: 0,
            },
          },
        },
        {
          placeholder: {
            options: { name: 'title', type: 'title', align: 'left', ...titleLook(title, dark) },
            text: '',
          },
        },
      ],
      slideNumber: {
        x: 11.9,
        y: 6.82,
        w: 0.68,
        h: 0.38,
        fontSize: 11,
        fontFace: FONT,
        align: 'right',
        color: dark ? officeColors.onBand2 : officeColors.ink3,
      },
    });
  }
  for (const [index, content] of slides.entries()) {
    const layout = layoutSlide(content, index);
    const slide = deck.addSlide({ masterName: layout.cover ? 'COVER' : MASTER });
    // A line that is broken keeps its space: the outline shows the words in one line.
    const lines = layout.title.text.split('\n').map((text, line, all) => ({
      text: line < all.length - 1 ? `${text} ` : text,
      options: { softBreakBefore: line > 0 },
    }));
    if (layout.drawing) drawDrawing(slide, layout.drawing);
    slide.addText(lines, { placeholder: 'title' });
    if (layout.lead) slide.addText(layout.lead.text, look(layout.lead, layout.cover));
    drawPoints(slide, layout);
    if (layout.table) drawTable(slide, layout.table);
    drawPanels(slide, layout.panels);
    if (layout.bars) drawBars(slide, layout.bars);
    slide.addNotes(content.notes);
  }
  const bytes = (await deck.write({ outputType: 'uint8array', compression: false })) as Uint8Array;
  return withFixedDates(bytes, about);
}
