import { createComment } from '@/scripts/deploy-preview/comment';
import { compareSites } from '@/scripts/deploy-preview/compare';
import type { PageVersion } from '@/scripts/deploy-preview/compare-texts';
import { createChecklist, formatVerdict } from '@/scripts/deploy-preview/publish-checklist';

const page = (path: string, ...lines: string[]): PageVersion => ({ path, name: `Page ${path}`, lines });
const site = (pages: PageVersion[]) => new Map(pages.map((one) => [one.path, one]));
const compare = (before: PageVersion[], after: PageVersion[]) => compareSites(site(before), site(after));

test('a changed price that several pages show is one change', () => {
  const [change, ...others] = compare(
    [page('/', 'Base price $2,000'), page('/a', 'Base price $2,000', 'Hello', 'From $2,000 for a team')],
    [page('/', 'Base price $2,200'), page('/a', 'Base price $2,200', 'Hello', 'From $2,200 for a team')],
  );
  expect(others).toEqual([]);
  expect(change).toMatchObject({ name: 'On 2 pages', changes: [{ paths: ['/', '/a'] }] });
  expect(change?.changes[0]?.edits.map(({ after }) => after)).toEqual([
    'Base price $2,200',
    'From $2,200 for a team',
  ]);
});

test('lists new and removed pages once and changed texts by page, and no text that only moved', () => {
  const changes = compare(
    [
      page('/', 'Alpha', 'Beta', 'Gamma'),
      page('/old', 'Body'),
      page('/faq', '[Ask us](/contact) today', 'It has gone'),
    ],
    [page('/', 'Gamma', 'Alpha', 'Beta'), page('/new', 'Body'), page('/faq', '[Ask us](/faq) today')],
  );
  expect(changes.map(({ kind, path, changes: all }) => [kind, path, all.map(({ edits }) => edits)])).toEqual([
    ['removed', '/old', []],
    ['added', '/new', []],
    [
      'changed',
      '/faq',
      [[{ before: '[Ask us](/contact) today\nIt has gone', after: '[Ask us](/faq) today' }]],
    ],
  ]);
});

test('lists a page that becomes a draft as removed, and a new draft as added', () => {
  const pages = [page('/', 'Alpha'), page('/draft', 'Body'), page('/new', 'Text')];
  const changes = compareSites(site(pages.slice(0, 2)), site(pages), new Set(['/draft', '/new']));
  expect(changes.map(({ kind, path }) => [kind, path])).toEqual([
    ['removed', '/draft'],
    ['added', '/new'],
  ]);
});

const good = { findings: [], unpublished: [] };
const same = { gone: [], lost: [], deadLinks: [] };

test('lists that name a new page, and entries that move for it, are folded under it', () => {
  const list = (...titles: string[]) => page('/blog', ...titles.map((title) => `[${title}](/blog/x)`));
  const changes = compare(
    [list('One', 'Two'), page('/blog/2', '[Three](/blog/x)', 'Hello'), page('/a', 'Two', 'Three')],
    [
      list('News of today', 'One'),
      page('/blog/2', '[Two](/blog/x)', '[Three](/blog/x)', 'Good morning'),
      page('/news', '# News of today', 'Body'),
      page('/a', 'Two', 'Three'),
    ],
  );
  expect(
    changes.map(({ name, path, follows = [], changes: all }) => [path ?? name, follows.length, all.length]),
  ).toEqual([
    ['/news', 3, 0],
    ['/blog/2', 0, 1],
  ]);
});

test('changes that follow from one of several edits are folded under that edit only', () => {
  const entry = (title: string, path: string, text: string) => [`### [${title}](${path})`, text];
  const [audit, plan, old] = [
    entry('AI Audit', '/services/ai-audit', 'We look for faults.'),
    entry('The plan', '/blog/plan', 'Four weeks.'),
    entry('The law', '/blog/law', 'Ask first.'),
  ];
  const changes = compare(
    [
      page('/', '# Home', 'More', 'Our figures to date'),
      page('/blog', '# Blog', 'Page 1 of 1', ...old),
      page('/services', '# Services', 'Base price $2,000', 'All services', 'Seat: $20', 'End'),
      page('/blog/law', '# The law', 'Ask first.', 'Seat: $20', 'Seat: $30'),
    ],
    [
      page('/', '# Home', ...plan, '[Read more about The plan](/blog/plan)', 'More'),
      page('/blog', '# Articles', 'Page 1 of 1', ...plan, ...old),
      page('/services', '# Services', 'Base price $2,200', 'All services', 'Seat: $30', 'End', ...audit),
      page('/blog/law', '# The law', 'Ask first.', 'Seat: $20', 'Seat: $30'),
      page('/blog/plan', '# The plan', 'Four weeks. We look for faults: an AI Audit.'),
      page('/services/ai-audit', '# AI Audit', 'We look for faults.'),
    ],
  );
  const lines = (all: (typeof changes)[number]['changes'] = []) =>
    all.flatMap(({ edits }) => edits.flatMap(({ before, after }) => [before, after].filter(Boolean)));
  expect(
    Object.fromEntries(
      changes.map(({ path, follows, changes: all }) => [path, [lines(follows), lines(all)]]),
    ),
  ).toEqual({
    '/blog/plan': [[...plan, '[Read more about The plan](/blog/plan)'], []],
    '/services/ai-audit': [audit, []],
    '/': [[], ['Our figures to date']],
    '/blog': [[], ['# Blog', '# Articles']],
    '/services': [[], ['Base price $2,000', 'Base price $2,200', 'Seat: $20', 'Seat: $30']],
  });
});

test('the verdict counts the notes, and names the checks that block publishing', () => {
  const draft = { file: 'content/a.ts', title: 'A', draft: true, paths: ['/a'] };
  expect(formatVerdict(createChecklist(good, same))).toBe('Ready to publish');
  expect(formatVerdict(createChecklist({ ...good, unpublished: [draft] }, same))).toBe(
    'Ready to publish, 1 note',
  );
  const finding = { grade: 'fix' as const, file: 'content/faq/faq.ts', message: 'A link leads nowhere.' };
  const checks = createChecklist({ ...good, findings: [finding] }, { ...same, lost: ['/blog/x'] });
  expect(formatVerdict(checks)).toMatch(/^Not ready to publish: Content check \(1\), Removed .* \(1\)$/);
  expect(checks.flatMap(({ problems }) => problems.map(({ file }) => file))).toEqual([
    'content/faq/faq.ts',
    'content/site/redirects.ts',
  ]);
});

test('the comment has the verdict and a line for each change, mentions nobody, and fits one screen', () => {
  const pages = Array.from({ length: 30 }, (_, index) => page(`/blog/${index}`, 'Body'));
  const changes = [...compare([page('/', 'Ask us')], [page('/', 'Ask @us')]), ...compare([], pages)];
  const comment = createComment(
    createChecklist(good, same),
    { changes, files: [], compared: '' },
    'https://p.example',
  );
  expect(comment).toContain('Ready to publish. [Open the comparison](https://p.example/preview)');
  expect(comment).toContain('- `Page /`: **`@`**\n- New: `Page /blog/0`\n');
  expect(comment.split('\n').length).toBeLessThan(25);
  expect(comment).toContain('and 17 more');
  expect(createComment([], { changes: [], files: [], compared: 'Nothing.' })).toContain(
    'Ready to publish.\n\nNothing.',
  );
});
