import { type CoverKind, coverBox, coverSvg, drawCover } from '@/lib/guides/cover';
import { coverOf } from '@/lib/guides/cover-of';

const lines = ['Costs', 'Benefit', 'Result & return'];

test.each<CoverKind>(['guide', 'form', 'checklist', 'workbook', 'deck'])(
  'a %s cover names its parts in order, inside the box',
  (kind) => {
    const shapes = drawCover({ kind, lines });
    const words = shapes.filter((shape) => shape.kind === 'text');
    expect(words.map(({ text }) => text)).toEqual(lines);
    const heights = words.map(({ y }) => y);
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    expect(Math.max(...heights)).toBeLessThan(coverBox.height);
  },
);

test('the file of a cover escapes its words', () => {
  const svg = coverSvg({ kind: 'form', lines }, 'A <b>');
  expect(svg).toContain('Result &#38; return');
  expect(svg).toContain('<title>A &#60;b&#62;</title>');
});

test('a checklist is drawn as one, whatever its format', () => {
  expect(coverOf({ type: 'Checklist', format: 'XLSX', cover: lines }).kind).toBe('checklist');
  expect(coverOf({ type: 'Template', format: 'XLSX', cover: lines }).kind).toBe('workbook');
  expect(coverOf({ type: 'Guide', format: 'PDF', cover: lines }).kind).toBe('guide');
});
