import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { text } from '@/content/schemas/fields';
import { markdown } from '@/content/schemas/long-text.schema';
import { marked, markTexts } from '@/lib/content/marks.preview';
import { copyMark, placesIn, stripMarks } from '@/lib/content/text-marks.preview';
import { plainBlocks } from '@/lib/markdown/blocks';

const schema = z.strictObject({
  id: z.string(),
  title: text(),
  lead: text(),
  points: z.array(z.strictObject({ label: text(), href: z.string() })),
  body: markdown.optional(),
});
const FILE = 'content/page.ts';
const SOURCE = [
  "import { facts } from './company/facts';",
  "const shared = [{ label: 'Shared point', href: '/a' }];",
  "export const page = checkEntry(schema, 'content/page.ts', {",
  "  id: 'page',",
  '  title: facts.clients,',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a file
  '  lead: `For ${facts.clients} in one day.`,',
  '  points: [',
  '    ...shared,',
  "    { label: 'Own point', href: '/b' },",
  '  ],',
  '  body: `',
  '## A heading',
  '',
  'First line',
  'of **strong words** here.',
  '`,',
  '});',
].join('\n');
const value = {
  id: 'page',
  title: '40 clients',
  lead: 'For 40 clients in one day.',
  points: [
    { label: 'Shared point', href: '/a' },
    { label: 'Own point', href: '/b' },
  ],
  body: '\n## A heading\n\nFirst line\nof **strong words** here.\n',
};
const home = process.cwd();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'marks-'));
  mkdirSync(join(folder, 'content/company'), { recursive: true });
  writeFileSync(join(folder, FILE), SOURCE);
  writeFileSync(
    join(folder, 'content/company/facts.ts'),
    "\nexport const facts = { clients: '40 clients' };\n",
  );
  process.chdir(folder);
});
afterAll(() => process.chdir(home));

const page = () => marked(schema, schema.parse(value), value, { file: FILE });

test('a text names its file, line and field', () => {
  const { title, lead } = page();
  expect(stripMarks(title)).toBe('40 clients');
  expect(placesIn(title)).toEqual(['content/company/facts.ts:2:facts.clients']);
  expect(placesIn(lead)).toEqual(['content/page.ts:6:page.lead', 'content/company/facts.ts:2:facts.clients']);
});

test('an entry after a spread list is found by its words, and ids and addresses stay as they are', () => {
  const { id, points } = page();
  expect(points.map(({ label }) => placesIn(label))).toEqual([
    ['content/page.ts:2:page.points.0.label'],
    ['content/page.ts:9:page.points.1.label'],
  ]);
  expect([id, ...points.map(({ href }) => href)]).toEqual(['page', '/a', '/b']);
});

test('each text of a Markdown body names the line on which it begins', () => {
  const texts = plainBlocks(page().body ?? []);
  expect(texts.map(stripMarks)).toEqual(['A heading', 'First line of strong words here.']);
  expect(texts.map(placesIn)).toEqual([
    ['content/page.ts:12:page.body'],
    ['content/page.ts:14:page.body', 'content/page.ts:15:page.body'],
  ]);
});

test('a checked value keeps the marks of a text that another file wrote', () => {
  const first = page();
  const again = marked(
    schema,
    stripMarks(first),
    { ...first, body: value.body },
    { file: 'content/other.ts' },
  );
  expect(placesIn(again.title)).toEqual(['content/company/facts.ts:2:facts.clients']);
});

test('words without a schema are marked where the file has them', () => {
  writeFileSync('content/menu.ts', "\nexport const menu = [{ id: 'home', label: 'Home', href: '/' }];\n");
  const [item] = markTexts('content/menu.ts', [{ id: 'home', label: 'Home', href: '/' }]);
  expect(placesIn(item?.label ?? '')).toEqual(['content/menu.ts:2:menu.0.label']);
  expect(item).toMatchObject({ id: 'home', href: '/' });
});

test('a part of a text keeps its mark, and cleaning keeps patterns and leaves no mark', () => {
  const { lead } = page();
  expect(placesIn(copyMark(lead, 'For 40'))).toEqual(placesIn(lead));
  const pattern = /x/;
  expect(stripMarks({ lead, list: [lead], pattern })).toEqual({
    lead: value.lead,
    list: [value.lead],
    pattern,
  });
});
