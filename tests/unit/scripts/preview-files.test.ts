import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, unseenFiles } from '@/scripts/build/preview/changed-files';
import { writtenTexts } from '@/scripts/build/preview/sources';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'edits-'));
  for (const name of ['app', 'components', 'lib', 'content/pricing', 'content/search', 'content/articles'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test('a changed rate and a new synonym are named with line and words, and a price that pages show is not', () => {
  const folder = folderWith({
    'content/pricing/currencies.ts': 'export const rates = {\n  GBP: 0.79,\n  EUR: 0.92,\n};\n',
    'content/pricing/rules.ts': 'export const rules = { training: 2000 };\n',
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Start');
  writeFileSync(
    join(folder, 'content/pricing/currencies.ts'),
    'export const rates = {\n  GBP: 0.81,\n  EUR: 0.92,\n};\n',
  );
  writeFileSync(join(folder, 'content/pricing/rules.ts'), 'export const rules = { training: 2200 };\n');
  writeFileSync(join(folder, 'content/search/words.ts'), "export const words = ['sunday'];\n");
  writeFileSync(
    join(folder, 'content/articles/a.ts'),
    "export const body = `\n- It's a **new** line: see [it](/faq)\n`;\n",
  );
  const shown = ['Base price $2,000', 'Base price $2,200', 'It’s a new line: see it'];
  const unseen = unseenFiles(changedFiles(folder), shown);
  expect(unseen).toEqual([
    {
      file: 'content/pricing/currencies.ts',
      lines: [{ line: 2, before: 'GBP: 0.79,', after: 'GBP: 0.81,' }],
    },
    {
      file: 'content/search/words.ts',
      lines: [expect.objectContaining({ line: 1, after: "export const words = ['sunday'];" })],
    },
  ]);
});

test('the index has texts, lines of Markdown, figures, words of drawings and labels', () => {
  const folder = folderWith({
    'content/a.ts':
      "import { z } from './z';\nexport const a = {\n  id: 'some-id',\n  title: 'A title',\n  body: `## Heading\n\n- [ ] A **strong** [link](/x)\n`,\n};\n",
    'content/pricing/rules.ts': 'export const rules = { training: 2000 };\n',
    'content/drawing.svg': '<svg>\n<text>Week one</text></svg>',
    'components/label.tsx':
      'export const Label = ({ n }: { n: number }) => <p title="A hint">Read {n} pages</p>;\n',
  });
  const found = writtenTexts(folder).map(({ file, line, parts }) => [file, line, parts.join('*')]);
  expect(found).toEqual([
    ['components/label.tsx', 1, 'A hint'],
    ['components/label.tsx', 1, 'Read'],
    ['content/a.ts', 4, 'A title'],
    ['content/a.ts', 5, 'Heading'],
    ['content/a.ts', 7, 'A strong link'],
    ['content/drawing.svg', 2, 'Week one'],
    ['content/pricing/rules.ts', 1, '2,000'],
  ]);
});
