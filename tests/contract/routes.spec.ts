import { readHtml } from '../support/page-html';
import { expect, test } from '../support/test';

/** The routes of the specification and of docs/requirements.md. The third column lists the pages below a path. */
const table: [requirement: string, path: string, below: string][] = [
  ['@ROUTE-01', '/', ''],
  [
    '@ROUTE-02',
    '/services',
    'ai-training ai-onboarding workflow-automation custom-ai-development ai-optimization',
  ],
  ['@ROUTE-05', '/industries', 'healthcare finance retail manufacturing education legal'],
  ['@ROUTE-06', '/tools/api-test', ''],
  ['@ROUTE-06', '/tools/service-selector', ''],
  ['@ROUTE-06', '/tools/pricing-calculator', ''],
  ['@ROUTE-06', '/tools/business-case', ''],
  ['@ROUTE-07', '/about', ''],
  ['@ROUTE-07', '/contact', ''],
  ['@ROUTE-07', '/faq', ''],
  ['@SEARCH-02', '/search', ''],
  [
    '@ROUTE-08',
    '/blog',
    'page/2 page/3 business-leaders-ai-guide-2025 ai-automation-workflows-for-small-business train-team-ai-tools-approach',
  ],
  [
    '@ROUTE-09',
    '/resources',
    'guides videos ai-readiness-assessment ai-implementation-guide ai-roi-calculator',
  ],
  [
    '@ROUTE-10',
    '/case-studies',
    'retail-customer-insights financial-document-automation manufacturing-predictive-maintenance',
  ],
  ...['individuals', 'small-business', 'startups', 'enterprise'].map((id): [string, string, string] => [
    '@ROUTE-03',
    `/solutions/${id}`,
    '',
  ]),
  ...['privacy-policy', 'terms-of-service', 'cookies'].map((id): [string, string, string] => [
    '@ROUTE-11',
    `/legal/${id}`,
    '',
  ]),
];

for (const [requirement, path, below] of table) {
  test(`${path} is prerendered inside the shell, for everyone`, {
    tag: [requirement, '@ROUTE-15', '@DECISIONS-11'],
  }, async ({ request }) => {
    for (const page of [path, ...below.split(' ').map((name) => name && `${path}/${name}`)].filter(Boolean)) {
      const answer = await request.get(page, { maxRedirects: 0 });
      expect(answer.status(), page).toBe(200);
      expect(answer.headers()['x-nextjs-prerender'] ?? answer.headers()['x-nextjs-cache']).toBeTruthy();
      const { all, words, headings, title, description, links } = readHtml(await answer.text());
      expect(headings, page).toHaveLength(1);
      expect(headings[0]).not.toBe('Page not found');
      expect(title).not.toBe('');
      expect(description.length).toBeGreaterThan(50);
      expect(links).toContain('/contact');
      expect(all('header, footer').map(({ tagName }) => tagName)).toEqual(
        expect.arrayContaining(['header', 'footer']),
      );
      expect(all('[type=password]')).toEqual([]);
      expect(words('body').join('')).not.toMatch(/sign in|log in/i);
    }
  });
}

test('a second address of a page leads to the first, and what does not exist is not found', {
  tag: ['@ROUTE-04', '@BLOG-11'],
}, async ({ request }) => {
  for (const [from, to] of [
    ['/solutions/industries', '/industries'],
    ['/blog/page/1', '/blog'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([307, 308]).toContain(answer.status());
    expect(new URL(answer.headers().location ?? '', 'http://here').pathname).toBe(to);
  }
  for (const path of ['/blog/page/4', '/blog/page/0', '/blog/page/two', '/blog/page'])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
});

test('the feed is served as Atom', { tag: '@BLOG-13' }, async ({ request }) => {
  const answer = await request.get('/feed.xml');
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(await answer.text()).toContain('<entry>');
});

for (const slug of ['no-such-study', 'Retail-Customer-Insights', '..%2f..%2fetc', '%00']) {
  test(`the unknown study ${slug} leads to the list by a 307 that nothing stores`, {
    tag: '@CASES-06',
  }, async ({ request }) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await request.fetch(`/case-studies/${slug}`, { method, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, '/case-studies']);
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
  });
}
