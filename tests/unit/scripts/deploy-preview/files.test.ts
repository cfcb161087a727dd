import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findUnseenFiles } from '@/scripts/deploy-preview/changed-files';
import { listWrittenTexts } from '@/scripts/deploy-preview/sources';

let folder: string;
function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edits-'));
  write({ 'app/a.css': '', 'lib/a.mjs': '', 'components/a.css': '' });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('changed values that no page shows are listed with their line', () => {
  const rules = (price: number) => `export const rules = { training: ${price} };\n`;
  const rates = (rate: number) => `export const rates = {\n  GBP: ${rate},\n  EUR: 0.92,\n};\n`;
  write({ 'content/pricing/currencies.ts': rates(0.79), 'content/pricing/rules.ts': rules(2000) });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Start');
  write({
    'content/pricing/currencies.ts': rates(0.81),
    'content/pricing/rules.ts': rules(2200),
    'content/search/words.ts': "export const words = ['sunday'];\n",
    'content/articles/a.ts': "export const body = `\n- It's a **new** line: see [it](/faq)\n`;\n",
  });
  expect(
    findUnseenFiles(folder, [
      'Base price $2,000',
      'Base price $2,200',
      '- It’s a **new** line: see [it](/faq)',
    ]),
  ).toMatchObject([
    {
      file: 'content/pricing/currencies.ts',
      line: 2,
      edits: [{ before: 'GBP: 0.79,', after: 'GBP: 0.81,' }],
    },
    {
      file: 'content/search/words.ts',
      line: 1,
      edits: [{ before: '', after: "export const words = ['sunday'];" }],
    },
  ]);
});

test('the index has texts, lines of Markdown, figures, words of drawings and labels', () => {
  write({
    'content/a.ts':
      "import { z } from './z';\nexport const a = {\n  id: 'some-id',\n  title: 'A title', day: '2025-05-08',\n  body: `## Heading\n\n- [ ] A **strong** [link](/x)\n`,\n};\n",
    'content/pricing/rules.ts': 'export const rules = { training: 2000 };\n',
    'content/drawing.svg': '<svg>\n<text>Week one</text></svg>',
    'components/label.tsx':
      'export const Label = ({ n }: { n: number }) => <p title="A hint">Read {n} pages</p>;\n',
  });
  const found = listWrittenTexts(folder).map(({ file, line, parts }) => [file, line, parts.join('*')]);
  expect(found).toEqual([
    ['components/label.tsx', 1, 'A hint'],
    ['components/label.tsx', 1, 'Read'],
    ['content/a.ts', 4, 'A title'],
    ['content/a.ts', 4, 'May 8, 2025'],
    ['content/a.ts', 5, 'Heading'],
    ['content/a.ts', 7, 'A strong link'],
    ['content/drawing.svg', 2, 'Week one'],
    ['content/pricing/rules.ts', 1, '2,000'],
  ]);
});
