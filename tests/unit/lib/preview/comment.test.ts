/** @jest-environment node */
import { commentOf } from '@/lib/preview/comment';
import type { Comparison } from '@/lib/preview/compare';

const none: Comparison = {
  added: [],
  removed: [],
  changed: [],
  shared: [],
  prices: [],
  chat: [],
  redirects: [],
  shareImages: [],
  pictures: [],
  downloads: [],
};
const page = (path: string) => ({
  path,
  title: `Title of ${path}`,
  description: '',
  texts: [],
  later: [],
  files: [],
});

test('the comment names pages, prices, redirects and files, with the words that changed marked', () => {
  const text = commentOf(
    {
      ...none,
      added: [page('/blog/new')],
      removed: [page('/old')],
      changed: [
        {
          path: '/services',
          texts: [{ kind: 'changed', before: 'Base price $2,000.', after: 'Base price $2,200.' }],
          later: [],
          files: [],
        },
      ],
      prices: [{ before: '$2,000', after: '$2,200', pages: ['/services'] }],
      redirects: [{ from: '/old', after: '/about' }],
      downloads: [{ address: '/downloads/policy.docx', is: 'changed', pages: ['/resources'] }],
    },
    'https://preview.example.com',
  );
  expect(text).toContain('1 page added, 1 removed, 1 changed.');
  expect(text).toContain('[Open the comparison](https://preview.example.com/preview)');
  expect(text).toContain('- **/blog/new**: Title of /blog/new');
  expect(text).toContain('- ~~/old~~');
  expect(text).toContain('- Changed: Base price ~~$2,000~~**$2,200**');
  expect(text).toContain('- ~~$2,000~~ **$2,200** on /services');
  expect(text).toContain('- /old leads to **/about**');
  expect(text).toContain('- /downloads/policy\\.docx: changed, on /resources');
});

test('words of the site mean nothing to Markdown and mention nobody', () => {
  const after = '<img src=x> @everyone [click](https://evil.example) **bold**';
  const text = commentOf({ ...none, shared: [{ kind: 'added', after }] });
  expect(text).not.toMatch(/<img|@everyone|\]\(https/);
  expect(text).toContain('\\[click\\]');
});

test('a comment stays below the limit of the host and says that it was cut', () => {
  const chat = Array.from({ length: 1000 }, (_, index) => ({
    kind: 'added' as const,
    after: `${index} ${'word '.repeat(50)}`,
  }));
  const text = commentOf({ ...none, chat });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('The list goes on.');
});

test('a build that changes nothing says so', () => {
  expect(commentOf(none)).toMatch(/^### Nothing changes on the site/);
});
