import { commentOf } from '@/lib/preview/comment';
import { ALL_PAGES, compareSites } from '@/lib/preview/compare';
import type { PageText, PageTexts } from '@/lib/preview/page-texts';
import { publishChecklist } from '@/lib/preview/publish-checklist';

const at = (text: string, ...places: string[]): PageText => ({ text, places });
const page = (path: string, main: PageText[], shared: PageText[] = []): [string, PageTexts] => [
  path,
  { path, title: at(`Title of ${path}`), description: at('About it'), main, shared },
];
const compare = (before: [string, PageTexts][], after: [string, PageTexts][]) =>
  compareSites(new Map(before), new Map(after));

const price = 'content/pricing/pricing-rules.ts:6:baseCost.training';
const faq = 'content/faq/faq.ts:20:sharedFaq.1.answer';

test('a price that several texts on several pages show is one edit of the file that has it', () => {
  const causes = compare(
    [
      page('/', [at('Base price $2,000')]),
      page('/a', [at('Base price $2,000'), at('From $2,000 for a team')]),
    ],
    [
      page('/', [at('Base price $2,200', price)]),
      page('/a', [at('Base price $2,200', price), at('From $2,200 for a team', faq, price)]),
    ],
  );
  expect(causes).toMatchObject([
    {
      kind: 'file',
      file: 'content/pricing/pricing-rules.ts',
      edits: [{ before: 'Base price $2,000', paths: ['/', '/a'] }],
    },
  ]);
  expect(causes[0]?.edits[0]?.alike.map(({ after }) => after)).toEqual(['From $2,200 for a team']);
});

test('what a new page changes in lists, and what it pushes on, follows from it', () => {
  const entry = (name: string) => at(`Title of entry ${name}`, `content/articles/${name}.ts:3:title`);
  const list = [entry('one'), entry('two')];
  const causes = compare(
    [page('/blog', list), page('/blog/2', [entry('three')]), page('/one', [at('Body of one')])],
    [
      page('/blog', [entry('new'), entry('one')]),
      page('/blog/2', [entry('two'), entry('three')]),
      page('/one', [at('Body of one')]),
      page('/new', [entry('new'), at('Body', 'content/articles/new.ts:9:body')]),
    ],
  );
  expect(causes.map(({ kind, path }) => [kind, path])).toEqual([
    ['added', '/new'],
    ['lists', undefined],
  ]);
  expect(causes[0]?.follows.map(({ kind, before, after }) => [kind, before + after])).toEqual([
    ['added', 'Title of entry new'],
    ['removed', 'Title of entry two'],
  ]);
});

test('a move says after which text an entry was and is', () => {
  const [a, b, c] = ['Alpha', 'Beta', 'Gamma'].map((text) => at(text, `content/services/${text}.ts:2:title`));
  const [x, y, z] = [a, b, c] as [PageText, PageText, PageText];
  const causes = compare([page('/', [], [x, y, z])], [page('/', [], [x, z, y])]);
  const moves = causes.flatMap(({ edits }) => edits);
  expect(moves).toHaveLength(1);
  expect(moves[0]).toMatchObject({ kind: 'moved', paths: [ALL_PAGES] });
  expect([moves[0]?.from, moves[0]?.to]).toEqual(
    moves[0]?.after === 'Beta' ? ['Alpha', 'Gamma'] : ['Beta', 'Alpha'],
  );
});

test('what moves without a place, such as the words of a drawing, is order in a list', () => {
  const [x, y, z] = [at('A curve that falls'), at('Alpha'), at('Omega')] as const;
  const causes = compare([page('/', [x, y, z])], [page('/', [y, z, x])]);
  expect(causes.map(({ kind }) => kind)).toEqual(['lists']);
});

test('texts that move together are one move', () => {
  const [a, b, c, d] = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((text) =>
    at(text, `content/services/${text}.ts:2:title`),
  ) as [PageText, PageText, PageText, PageText];
  const more = at('Epsilon', 'content/services/Epsilon.ts:2:title');
  const causes = compare([page('/', [], [a, b, c, d, more])], [page('/', [], [c, d, more, a, b])]);
  expect(causes.flatMap(({ edits }) => edits.map(({ after }) => after))).toEqual(['Alpha']);
});

test('a removed text is told with the edits of its page, and texts without a place are code', () => {
  const causes = compare(
    [
      page('/faq', [at('Question one is here?'), at('Gone for good, this one')]),
      page('/b', [at('Loading the list now')]),
    ],
    [page('/faq', [at('Question one is there?', faq)]), page('/b', [at('Reading the list now')])],
  );
  expect(causes.map(({ kind, file, edits }) => [kind, file, edits.map((edit) => edit.kind)])).toEqual([
    ['file', 'content/faq/faq.ts', ['changed', 'removed']],
    ['code', undefined, ['changed']],
  ]);
});

const known = {
  findings: [],
  entries: [],
  launch: [{ file: 'content/company/team.ts', line: 1, text: 'Replace before launch.' }],
  newFiles: new Set<string>(),
  lost: [],
  settings: ['Mail is not configured.'],
};
const today = '2026-11-22';

test('only what is new on the preview blocks publishing, with its file', () => {
  expect(publishChecklist(known, today).ready).toBe(true);
  for (const news of [
    { newFiles: new Set(['content/company/team.ts']) },
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

test('the comment has the verdict, a line for each cause with drafts marked, and fits one screen', () => {
  const causes = compare(
    [page('/', [])],
    [
      page('/', []),
      ...Array.from({ length: 30 }, (_, index) =>
        page(`/blog/${index}`, [at('Body', `content/articles/a${index}.ts:2:body`)]),
      ),
    ],
  );
  const drafts = new Set(['content/articles/a0.ts']);
  const comment = commentOf(
    publishChecklist(known, today),
    { causes, documents: [], drafts },
    'https://p.example',
  );
  expect(comment).toContain('Ready to publish. [Open the comparison](https://p.example/preview)');
  expect(comment).toMatch(/New page: \*\*Title of \/blog\/0\*\* \(draft\)/);
  expect(comment.split('\n').length).toBeLessThan(25);
  expect(comment).toContain('and 16 more');
});
