/** @jest-environment node */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PreviewContent, PreviewDocument } from '@/scripts/build/preview/document';
import { placeOf } from '@/scripts/build/preview/words';

const page = {
  path: '/about',
  title: 'About us',
  description: 'What we do',
  image: '/og/about.png',
  texts: [],
  later: [],
  files: [],
};
const content: PreviewContent = {
  build: { branch: 'autumn', commit: 'abc1234' },
  manifest: {
    version: 1,
    origin: 'https://www.example.com',
    pages: [page],
    shared: [],
    chat: {},
    redirects: [],
    files: {},
  },
  readiness: { ready: true, checks: [] },
  compared: { problem: 'PREVIEW_BASE_URL is not set.' },
  editable: false,
  styles: ['/_next/one.css'],
  rootClass: 'face',
  css: '',
};
const html = (changes: Partial<PreviewContent>) =>
  renderToStaticMarkup(createElement(PreviewDocument, { ...content, ...changes }));

test('a preview with nothing to compare with says so, and still shows the verdict and the results', () => {
  const text = html({});
  expect(text).toContain('<h1>Ready to publish</h1>');
  expect(text).toContain('PREVIEW_BASE_URL is not set.');
  expect(text).toContain('PREVIEW_EDIT_URL is not set');
  expect(text).toContain('www.example.com › about');
  expect(text).toContain('src="/og/about.png"');
});

test('a change of several pages is listed once with its pages; both versions of a picture are shown', () => {
  const change = {
    kind: 'changed' as const,
    before: 'We saved 120,000 hours.',
    after: 'We saved 130,000 hours.',
  };
  const changed = ['/', '/about'].map((path) => ({ path, texts: [change], later: [], files: [] }));
  const text = html({
    compared: {
      name: 'https://www.example.com',
      comparison: {
        ...{ added: [], removed: [], changed, shared: [], prices: [], chat: [], redirects: [] },
        ...{ pictures: [], downloads: [] },
        shareImages: [{ address: '/og/about.png', is: 'changed', pages: ['/about'] }],
      },
      old: { '/og/about.png': 'data:image/png;base64,AAAA' },
    },
  });
  expect(text.match(/<del>120,000<\/del><ins>130,000<\/ins>/g)).toHaveLength(1);
  expect(text).toContain('On 2 pages:');
  expect(text).toContain(`href="${placeOf('/about', change.after)}"`);
  expect(text).toMatch(/src="data:image\/png;base64,AAAA"[^>]*alt="\/og\/about\.png on the published site"/);
});

test('a link to a text quotes its first and last words when it is long', () => {
  expect(placeOf('/about', 'Two-way talks')).toBe('/about#:~:text=Two%2Dway%20talks');
  expect(placeOf('/about', 'a b c d e f g h i j k l m n')).toBe(
    '/about#:~:text=a%20b%20c%20d%20e,j%20k%20l%20m%20n',
  );
});
