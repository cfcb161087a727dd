/** @requirement DECISIONS-15 */
import { commentOf } from '@/lib/preview/comment';
import { ALL_PAGES, compareSites, type PageLine, type PageVersion } from '@/lib/preview/compare';
import { publishChecklist } from '@/lib/preview/publish-checklist';

const lines = (texts: readonly string[]): PageLine[] =>
  texts.map((text) => {
    const [words = '', links = ''] = text.split(' -> ');
    return { text: words, links };
  });
const page = (path: string, main: string[], shared: string[] = []): [string, PageVersion] => [
  path,
  { path, title: `Title of ${path}`, description: 'About it', main: lines(main), shared: lines(shared) },
];
const compare = (before: [string, PageVersion][], after: [string, PageVersion][]) =>
  compareSites(new Map(before), new Map(after));

test('a price that several texts on several pages show is one change', () => {
  const changes = compare(
    [page('/', ['Base price $2,000']), page('/a', ['Base price $2,000', 'From $2,000 for a team'])],
    [page('/', ['Base price $2,200']), page('/a', ['Base price $2,200', 'From $2,200 for a team'])],
  );
  expect(changes).toMatchObject([
    { title: 'On 2 pages', edits: [{ before: 'Base price $2,000', paths: ['/', '/a'] }] },
  ]);
  expect(changes[0]?.edits[0]?.alike.map(({ after }) => after)).toEqual(['From $2,200 for a team']);
});

test('new and removed pages are told once, and changed texts by page or for all pages', () => {
  const changes = compare(
    [
      page('/', ['Hello'], ['Menu']),
      page('/old', ['Body']),
      page('/faq', ['Question one is here?', 'It has gone, all of it']),
    ],
    [
      page('/', ['Hello'], ['Menu', 'News']),
      page('/new', ['Body']),
      page('/faq', ['Question one is there?']),
    ],
  );
  expect(changes.map(({ kind, path, edits }) => [kind, path, edits.map((edit) => edit.kind)])).toEqual([
    ['added', '/new', []],
    ['removed', '/old', []],
    ['changed', undefined, ['added']],
    ['changed', '/faq', ['removed', 'changed']],
  ]);
  expect(changes[2]?.edits[0]).toMatchObject({ after: 'News', paths: [ALL_PAGES] });
});

test('a text that only moved is no change, and a link that leads elsewhere is one', () => {
  expect(compare([page('/', ['Alpha', 'Beta', 'Gamma'])], [page('/', ['Gamma', 'Alpha', 'Beta'])])).toEqual(
    [],
  );
  const [change] = compare([page('/', ['Ask us -> /contact'])], [page('/', ['Ask us -> /faq'])]);
  expect(change?.edits).toMatchObject([{ kind: 'link', before: 'Ask us: /contact', after: 'Ask us: /faq' }]);
});

test('a new title and description in search results are told apart from the texts of the page', () => {
  const [path, old] = page('/', ['Hello']);
  const [change] = compare([[path, old]], [[path, { ...old, description: 'All about it' }]]);
  expect(change?.edits).toMatchObject([{ kind: 'description', after: 'All about it' }]);
});

const known = {
  findings: [],
  unpublished: [],
  launch: [{ file: 'content/company/team.ts', line: 1, text: 'Replace before launch.' }],
  newPages: new Set<string>(),
  lost: [],
};
const today = '2026-11-22';

test('only what is new on the preview blocks publishing, with its file', () => {
  expect(publishChecklist(known, today).ready).toBe(true);
  for (const news of [
    { newPages: new Set(['team']) },
    { lost: ['/blog/x'] },
    { findings: [{ grade: 'fix' as const, file: 'content/faq/faq.ts', message: 'A link leads nowhere.' }] },
  ]) {
    const { ready, checks } = publishChecklist({ ...known, ...news }, today);
    expect([ready, checks.flatMap(({ newProblems }) => newProblems.map(({ file }) => file)).length]).toEqual([
      false,
      1,
    ]);
  }
});

test('the comment has the verdict, a line for each change with drafts marked, and fits one screen', () => {
  const pages = Array.from({ length: 30 }, (_, index) => page(`/blog/${index}`, ['Body']));
  const comment = commentOf(
    publishChecklist(known, today),
    {
      changes: compare([page('/', ['Hello'])], [page('/', ['Hello']), ...pages]),
      documents: [],
      labelOf: (path) => (path === '/blog/0' ? 'Draft' : undefined),
    },
    'https://p.example',
  );
  expect(comment).toContain('Ready to publish. [Open the comparison](https://p.example/preview)');
  expect(comment).toMatch(/New page: \*\*Title of \/blog\/0\*\* \(draft\)/);
  expect(comment.split('\n').length).toBeLessThan(25);
  expect(comment).toContain('and 16 more');
});
