/** @jest-environment node */
import { type Comparison, compare, isSame } from '@/lib/preview/compare';
import type { Manifest, ManifestPage } from '@/lib/preview/manifest';

const page = (path: string, texts: string[], more: Partial<ManifestPage> = {}): ManifestPage => ({
  path,
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  image: `/og${path}.png`,
  texts: texts.map((text, index) => ({ text, field: `content${path}.ts ${index}` })),
  later: [],
  files: [],
  ...more,
});

const figure = 'We saved clients 120,000 hours last year.';
const steps = ['How we work', 'First we time the old process.', 'Then we build.'];
const prices = ['What it costs', 'Base price $2,000, about 2 weeks.'];

/** A published site of seven pages. */
const published = (): Manifest => ({
  version: 1,
  origin: 'https://www.example.com',
  pages: [
    page('/', [figure, 'Start with one process.'], { files: ['/portraits.svg'] }),
    page('/about', [figure, 'Who we are']),
    page('/faq', [figure, 'Questions']),
    page('/services', [figure, ...prices]),
    page('/services/training', ['Your team learns on its own files.', ...steps, ...prices, figure]),
    page('/case-studies/leases', ['Sixty leases in one afternoon.']),
    page('/resources', ['Documents to take away'], { files: ['/downloads/policy.docx'] }),
  ],
  shared: [{ text: 'Contact' }],
  chat: {
    'topics.hours.reply': 'We answer Monday to Friday.',
    'topics.price.reply': 'Training starts at $2,000.',
  },
  redirects: [{ from: '/old', to: '/about' }],
  files: { '/portraits.svg': '1', '/downloads/policy.docx': '2', '/og/about.png': '3' },
});

const replace = (manifest: Manifest, from: string, to: string) => {
  for (const { texts } of manifest.pages)
    for (const entry of texts) entry.text = entry.text.replace(from, to);
};
const pageAt = (manifest: Manifest, path: string) => manifest.pages.find((entry) => entry.path === path)!;

/** Everything that a comparison names, in short. */
const named = ({
  added,
  removed,
  changed,
  shared,
  prices: money,
  chat,
  redirects,
  shareImages,
  pictures,
  downloads,
}: Comparison) => ({
  added: added.map(({ path }) => path),
  removed: removed.map(({ path }) => path),
  changed: changed.map(({ path }) => path),
  shared: shared.length,
  prices: money.map(({ before, after, pages }) => [before, after, pages]),
  chat: chat.length,
  redirects: redirects.map(({ from }) => from),
  files: [...shareImages, ...pictures, ...downloads].map(({ address, is, pages }) => [address, is, pages]),
});
const nothing = {
  added: [],
  removed: [],
  changed: [],
  shared: 0,
  prices: [],
  chat: 0,
  redirects: [],
  files: [],
};

const edits: [
  name: string,
  edit: (manifest: Manifest) => void,
  expected: Partial<ReturnType<typeof named>>,
][] = [
  [
    'a word in a service',
    (m) => replace(m, 'on its own files', 'on its own work'),
    { changed: ['/services/training'] },
  ],
  [
    'a price',
    (m) => {
      replace(m, '$2,000', '$2,200');
      m.chat['topics.price.reply'] = 'Training starts at $2,200.';
    },
    {
      changed: ['/services', '/services/training'],
      prices: [['$2,000', '$2,200', ['/services', '/services/training']]],
      chat: 1,
    },
  ],
  [
    'a moved section',
    (m) => {
      const { texts } = pageAt(m, '/services/training');
      texts.push(...texts.splice(1, steps.length));
    },
    { changed: ['/services/training'] },
  ],
  ['a new article', (m) => m.pages.push(page('/blog/new', ['New'])), { added: ['/blog/new'] }],
  [
    'a deleted study',
    (m) => {
      m.pages = m.pages.filter(({ path }) => path !== '/case-studies/leases');
    },
    { removed: ['/case-studies/leases'] },
  ],
  ['a redirect', (m) => m.redirects.push({ from: '/team', to: '/about' }), { redirects: ['/team'] }],
  [
    'a changed image',
    (m) => {
      m.files['/portraits.svg'] = 'other';
    },
    { changed: ['/'], files: [['/portraits.svg', 'changed', ['/']]] },
  ],
  [
    'a figure used on five pages',
    (m) => replace(m, '120,000', '130,000'),
    { changed: ['/', '/about', '/faq', '/services', '/services/training'] },
  ],
  [
    'a typo in the chat',
    (m) => {
      m.chat['topics.hours.reply'] = 'We answer Monday to Fryday.';
    },
    { chat: 1 },
  ],
  [
    "a download's text",
    (m) => {
      m.files['/downloads/policy.docx'] = 'other';
    },
    { changed: ['/resources'], files: [['/downloads/policy.docx', 'changed', ['/resources']]] },
  ],
];

test.each(edits)('%s is named with exactly its pages, and nothing else is', (_, edit, expected) => {
  const changed = published();
  edit(changed);
  expect(named(compare(published(), changed))).toEqual({ ...nothing, ...expected });
});

test('a build without an edit is the same as the published site', () => {
  expect(isSame(compare(published(), published()))).toBe(true);
});

test('a moved section is one change and names its texts; a changed text is paired with its old words', () => {
  const changed = published();
  const { texts } = pageAt(changed, '/services/training');
  texts.push(...texts.splice(1, steps.length));
  expect(compare(published(), changed).changed[0]?.texts).toEqual([{ kind: 'moved', texts: steps }]);
  const other = published();
  replace(other, 'Your team learns on its own files.', 'Your team learns on its own work.');
  expect(compare(published(), other).changed[0]?.texts).toEqual([
    {
      kind: 'changed',
      before: 'Your team learns on its own files.',
      after: 'Your team learns on its own work.',
      field: 'content/services/training.ts 0',
    },
  ]);
});

test('a text with other words in the same field is a change; a text of its own is added', () => {
  const changed = published();
  pageAt(changed, '/about').texts[1]!.text = 'Meet the people behind it';
  pageAt(changed, '/faq').texts.push({ text: 'One more question' });
  expect(
    compare(published(), changed).changed.map(({ path, texts }) => [path, texts.map(({ kind }) => kind)]),
  ).toEqual([
    ['/about', ['changed']],
    ['/faq', ['added']],
  ]);
});

test('title, description and share image of a page are compared too', () => {
  const changed = published();
  Object.assign(pageAt(changed, '/about'), { title: 'About us', description: 'Who works here' });
  changed.files['/og/about.png'] = 'other';
  const { changed: pages, shareImages } = compare(published(), changed);
  expect(pages).toEqual([
    {
      path: '/about',
      title: { before: 'Title of /about', after: 'About us' },
      description: { before: 'Description of /about', after: 'Who works here' },
      texts: [],
      later: [],
      files: [],
    },
  ]);
  expect(shareImages).toEqual([{ address: '/og/about.png', is: 'changed', pages: ['/about'] }]);
});

test('what a tool shows after a choice is compared without regard to its order', () => {
  const [before, after] = [published(), published()];
  pageAt(before, '/services').later = ['baseCost.training: 2000', 'Ask us'];
  pageAt(after, '/services').later = ['Ask us', 'baseCost.training: 2200'];
  expect(compare(before, after).changed.map(({ later }) => later.map(({ kind }) => kind))).toEqual([
    ['changed'],
  ]);
});
