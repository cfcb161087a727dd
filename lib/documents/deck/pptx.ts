import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import Presentation from 'pptxgenjs';
import { type DocumentInfo, officeColors } from '../brand';
import { columnWidths } from '../columns';
import { type Slide, trafficLightColors } from './slide';

const FONT = 'Calibri';
/** A slide is 13.333 by 7.5 inches. Positions are in inches, font sizes in points. */
const LEFT = 0.75;
const WIDTH = 11.83;
const BODY = { x: LEFT, y: 1.9, w: WIDTH, h: 4.7 };

type PptxSlide = ReturnType<Presentation['addSlide']>;
type PptxTable = Parameters<PptxSlide['addTable']>[0];

/**
 * Defines a master; that of the cover is dark. Without `body`, the area below the title is free for a table or chart.
 */
function defineMaster(
  deck: Presentation,
  info: DocumentInfo,
  title: string,
  body?: Presentation.TextPropsOptions,
): void {
  const isCover = title === 'COVER';
  const { onBand, onBand2, ink, ink3, paper, lane } = officeColors;
  const color = isCover ? onBand : ink;
  const small = {
    y: 6.82,
    h: 0.38,
    fontSize: 11,
    fontFace: FONT,
    color: isCover ? onBand2 : ink3,
    margin: 0,
  };
  const size = isCover
    ? ({ y: 1, h: 2, fontSize: 54, valign: 'top' } as const)
    : ({ y: 0.35, h: 1.05, fontSize: 36, valign: 'bottom' } as const);
  const line = { x: 0, y: isCover ? 5.3 : 1.55, w: isCover ? 9 : LEFT + 0.9, h: 0 };
  const placeholder = (name: 'title' | 'body', options: Presentation.TextPropsOptions) => ({
    placeholder: {
      options: { name, type: name, x: LEFT, w: WIDTH, margin: 0, align: 'left' as const, ...options },
      text: '',
    },
  });
  deck.defineSlideMaster({
    title,
    background: { color: isCover ? ink : paper },
    objects: [
      { line: { ...line, line: { color: lane, width: 3 } } },
      { rect: { x: LEFT, y: 6.93, w: 0.16, h: 0.16, fill: { color: lane } } },
      { text: { text: `${info.sender.name}: ${info.title}`, options: { ...small, x: 1.02, w: 9 } } },
      placeholder('title', { objectName: 'Title', bold: true, fit: 'shrink', color, ...size }),
      ...(body ? [placeholder('body', { valign: 'top', ...body })] : []),
    ],
    slideNumber: { ...small, x: 11.9, w: 0.68, align: 'right' },
  });
}

function addList(slide: PptxSlide, { lead, points = [] }: Slide): void {
  const end = { breakLine: true, paraSpaceAfter: 12 };
  slide.addText(
    [
      ...(lead ? [{ text: lead, options: { ...end, fontSize: 22, color: officeColors.ink2 } }] : []),
      ...points.flatMap(({ title, text }): Presentation.TextProps[] =>
        title
          ? [
              { text: title, options: { fontSize: 24, bold: true, bullet: true } },
              { text, options: { ...end, fontSize: 20, bullet: true, softBreakBefore: true } },
            ]
          : [{ text, options: { ...end, fontSize: 24, bullet: true } }],
      ),
    ],
    { placeholder: 'body' },
  );
}

function addTable(slide: PptxSlide, { title, table }: Slide, y: number): void {
  if (!table) return;
  const border = (color: string, pt = 0.75) => ({ type: 'solid' as const, pt, color });
  const none = { type: 'none' as const };
  const cell = (text: string, isHead: boolean, fill?: string) => ({
    text,
    options: {
      bold: isHead,
      ...(fill && { fill: { color: fill } }),
      border: [none, none, isHead ? border(officeColors.lane, 2) : border(officeColors.rule), none],
    },
  });
  const rows = [
    table.head.map((text) => cell(text, true, officeColors.sunk)),
    ...table.rows.map((row, index) => {
      const signal = table.signals?.[index];
      return row.map((text, column) =>
        cell(text, false, signal && column === 0 ? trafficLightColors[signal] : undefined),
      );
    }),
  ];
  const isLong = table.rows.flat().some((text) => text.length > 150);
  slide.addTable(rows as PptxTable, {
    x: LEFT,
    y,
    w: WIDTH,
    rowH: 0.6,
    colW: columnWidths([table.head, ...table.rows], WIDTH),
    objectName: title,
    fontFace: FONT,
    fontSize: isLong ? 16 : 20,
    color: officeColors.ink,
    valign: table.rows.length > 2 ? 'middle' : 'top',
  });
}

function addBars(
  deck: Presentation,
  slide: PptxSlide,
  { unit, alt, items }: NonNullable<Slide['bars']>,
  y: number,
): void {
  const labels = items.map(({ label }) => label);
  slide.addChart(
    deck.ChartType.bar,
    [
      { name: 'Before', labels, values: items.map(({ before }) => before) },
      { name: 'After', labels, values: items.map(({ value }) => value) },
    ],
    {
      x: LEFT,
      y,
      w: WIDTH,
      h: 6.6 - y,
      altText: alt,
      objectName: 'Chart',
      barDir: 'bar',
      barGapWidthPct: 60,
      chartColors: [officeColors.before, officeColors.lane],
      // The first bar is at the top. The library's types allow 'minMax' only.
      catAxisOrientation: 'maxMin' as 'minMax',
      catAxisLabelFontSize: 18,
      catAxisLabelFontFace: FONT,
      valAxisHidden: true,
      valGridLine: { style: 'none' },
      showValue: true,
      dataLabelFormatCode: `0 "${unit}"`,
      dataLabelFontSize: 16,
      dataLabelFontFace: FONT,
    },
  );
}

/** Marks the first row of every table as its header row; the library has no option for it. */
function withHeaderRows(bytes: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) =>
    name.startsWith('ppt/slides/slide')
      ? [name, strToU8(strFromU8(part).replaceAll('<a:tblPr/>', '<a:tblPr firstRow="1"/>'))]
      : [name, part],
  );
  return zipSync(Object.fromEntries(parts), { level: 9 });
}

/**
 * Writes slides as a PPTX with speaker's notes. Titles and lists are placeholders of the masters; the first slide is
 * the cover.
 */
export async function renderPptx(info: DocumentInfo, slides: readonly Slide[]): Promise<Uint8Array> {
  const deck = new Presentation();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = info.title;
  deck.subject = info.description;
  deck.author = info.sender.name;
  deck.company = info.sender.name;
  deck.theme = { headFontFace: FONT, bodyFontFace: FONT };
  defineMaster(deck, info, 'COVER', {
    objectName: 'Subtitle',
    y: 3.2,
    h: 1.5,
    color: officeColors.onBand2,
  });
  defineMaster(deck, info, 'LIST', { objectName: 'Text', y: BODY.y, h: BODY.h, color: officeColors.ink });
  defineMaster(deck, info, 'TITLED');
  for (const [index, content] of slides.entries()) {
    const isCover = index === 0;
    const isList = isCover || content.points !== undefined;
    const slide = deck.addSlide({ masterName: isCover ? 'COVER' : isList ? 'LIST' : 'TITLED' });
    slide.addText(content.title, { placeholder: 'title' });
    if (isCover) slide.addText(content.lead ?? '', { placeholder: 'body', fontSize: 22 });
    else if (isList) addList(slide, content);
    else if (content.lead) {
      const options = { ...BODY, h: 0.8, fontSize: 20, fontFace: FONT, color: officeColors.ink2, margin: 0 };
      slide.addText(content.lead, { ...options, valign: 'top', objectName: 'Lead' });
    }
    const y = content.lead ? BODY.y + 1 : BODY.y;
    addTable(slide, content, y);
    if (content.bars) addBars(deck, slide, content.bars, y);
    slide.addNotes(content.notes);
  }
  return withHeaderRows((await deck.write({ outputType: 'uint8array', compression: false })) as Uint8Array);
}
