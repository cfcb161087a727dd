/** What a cover draws: each line of the document with the mark of its kind. */
export type CoverKind = 'guide' | 'form' | 'checklist' | 'workbook' | 'deck';
export type Cover = { kind: CoverKind; lines: readonly string[] };

/** One shape of a cover. The tone is drawn by the page's tokens, or by the light theme in a file. */
export type Shape =
  | { kind: 'path'; tone: 'lane' | 'rule' | 'box' | 'lit' | 'tick' | 'before'; d: string }
  | { kind: 'node'; tone: 'end' | 'ring'; x: number; y: number; r: number }
  | { kind: 'text'; tone: 'strong' | 'plain'; x: number; y: number; text: string };

/** The drawing's box, in its own units. */
export const coverBox = { width: 400, height: 250 } as const;

const LEFT = 44;
const WORDS = 122;
const RIGHT = 362;

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The mark of one line, at its middle height. `last` ends the drawing's lane. */
function markOf(kind: CoverKind, y: number, index: number, last: boolean): Shape[] {
  switch (kind) {
    case 'guide':
      return [{ kind: 'node', tone: last ? 'end' : 'ring', x: 74, y, r: last ? 8 : 7 }];
    case 'checklist':
      return [
        { kind: 'path', tone: index < 2 ? 'lit' : 'box', d: box(62, y - 12, 24, 24) },
        ...(index < 2 ? [{ kind: 'path', tone: 'tick', d: `M67 ${y}l6 6L82 ${y - 7}` } satisfies Shape] : []),
      ];
    case 'form':
      return [
        { kind: 'path', tone: index === 0 ? 'lit' : 'box', d: box(LEFT, y - 12, 60, 24) },
        ...(index === 0
          ? [{ kind: 'path', tone: 'tick', d: `M${LEFT + 10} ${y}h26` } satisfies Shape]
          : [{ kind: 'path', tone: 'before', d: `M${LEFT + 10} ${y - 6}v12` } satisfies Shape]),
      ];
    case 'workbook':
      return [
        { kind: 'path', tone: 'box', d: box(LEFT, y - 15, 60, 30) },
        {
          kind: 'path',
          tone: 'rule',
          d: `M${LEFT} ${y}h60M${LEFT + 20} ${y - 15}v30M${LEFT + 40} ${y - 15}v30`,
        },
      ];
    case 'deck':
      return [
        { kind: 'path', tone: last ? 'lit' : 'box', d: box(LEFT, y - 14, 50, 28) },
        { kind: 'path', tone: last ? 'tick' : 'before', d: `M${LEFT + 8} ${y - 5}h22` },
        { kind: 'path', tone: 'rule', d: `M${LEFT + 8} ${y + 3}h34M${LEFT + 8} ${y + 8}h26` },
      ];
  }
}

/** The line that joins the marks: the way through a guide, or from sheet to sheet through what is calculated. */
function laneOf(kind: CoverKind, rows: readonly number[]): Shape[] {
  const [first = 0] = rows;
  const last = rows.at(-1) ?? 0;
  if (kind === 'guide') return [{ kind: 'path', tone: 'lane', d: `M0 ${first - 30}H50q24 0 24 24V${last}` }];
  if (kind !== 'workbook') return [];
  return [
    { kind: 'path', tone: 'lane', d: `M${LEFT + 50} ${first + 7}V${last + 7}` },
    ...rows.map((y): Shape => ({ kind: 'path', tone: 'lit', d: box(LEFT + 40, y, 20, 15) })),
  ];
}

/** Places a document's parts: one line each, with the mark of its kind at the left. */
export function drawCover({ kind, lines }: Cover): Shape[] {
  const step = 196 / lines.length;
  const at = (index: number) => 33 + step * (index + 0.5);
  const rows = lines.flatMap((text, index): Shape[] => {
    const y = at(index);
    const last = index === lines.length - 1;
    return [
      ...(last
        ? []
        : [{ kind: 'path', tone: 'rule', d: `M${WORDS} ${y + step / 2}H${RIGHT}` } satisfies Shape]),
      ...markOf(kind, y, index, last),
      { kind: 'text', tone: last && kind !== 'checklist' ? 'strong' : 'plain', x: WORDS, y: y + 6, text },
    ];
  });
  const lane = laneOf(
    kind,
    lines.map((_, index) => at(index)),
  );
  return kind === 'guide' ? [...lane, ...rows] : [...rows, ...lane];
}

const STYLE: Record<Shape['tone'], string> = {
  lane: 'fill="none" stroke="#F4510B" stroke-width="3" stroke-linecap="round"',
  rule: 'fill="none" stroke="#D9E0E2"',
  box: 'fill="#FFFFFF" stroke="#748288" stroke-width="1.5"',
  lit: 'fill="#FFEBE1" stroke="#F4510B" stroke-width="2"',
  tick: 'fill="none" stroke="#F4510B" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"',
  before: 'fill="none" stroke="#7B8990" stroke-width="2" stroke-linecap="round"',
  end: 'fill="#F4510B"',
  ring: 'fill="#FFFFFF" stroke="#F4510B" stroke-width="3"',
  strong: 'fill="#10171A" font-weight="600"',
  plain: 'fill="#425056"',
};

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`);

function shapeXml(shape: Shape): string {
  const style = STYLE[shape.tone];
  if (shape.kind === 'path') return `<path ${style} d="${shape.d}"/>`;
  if (shape.kind === 'node') return `<circle ${style} cx="${shape.x}" cy="${shape.y}" r="${shape.r}"/>`;
  return `<text ${style} x="${shape.x}" y="${shape.y}">${escapeXml(shape.text)}</text>`;
}

/** A cover as an SVG file in the light theme's colors. */
export function coverSvg(cover: Cover, title: string): string {
  const { width, height } = coverBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 3}" height="${height * 3}" font-family="Instrument Sans, system-ui, sans-serif" font-size="17"><title>${escapeXml(title)}</title><path fill="#F2F5F5" d="${box(0, 0, width, height)}"/>${drawCover(cover).map(shapeXml).join('')}</svg>`;
}
