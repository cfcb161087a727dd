import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'content/README.md',
  'deploy/README.md',
  'deploy/previews.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** Files and folders of the repository that a document names: links, and paths between backticks. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  const named = [
    ...text.matchAll(/`((?:app|components|content|lib|scripts|tests|docs|deploy|public)\/[\w./[\]-]*)`/g),
  ].map(([, path = '']) => path);
  return [...links, ...named];
}

test.each(documents)('every file that %s names exists', (document) => {
  const missing = pathsIn(document).filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});
