import { blogPages } from '@/content/site/blog';
import { pages as sitePages } from '@/content/site/pages';
import { redirects } from '@/content/site/redirects';
import { readHtml } from '../support/page-html';
import { expect, test } from '../support/test';

/** The pages of the specification and of docs/requirements.md, each with those below it. */
const pages = `
  /
  /services ai-training ai-onboarding workflow-automation custom-ai-development ai-optimization
  /industries healthcare finance retail manufacturing education legal
  /solutions/individuals
  /solutions/small-business
  /solutions/startups
  /solutions/enterprise
  /tools/api-test
  /tools/service-selector
  /tools/pricing-calculator
  /tools/business-case
  /about
  /contact
  /faq
  /search
  /blog business-leaders-ai-guide-2025 ai-automation-workflows-for-small-business train-team-ai-tools-approach
  /resources/guides/ai-rollout-playbook
  /resources/guides/prompt-library-standard
  /resources/guides/data-readiness-checklist
  /resources guides videos ai-readiness-assessment ai-implementation-guide ai-roi-calculator
  /case-studies retail-customer-insights financial-document-automation manufacturing-predictive-maintenance
  /legal/privacy-policy
  /legal/terms-of-service
  /legal/cookies
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [path = '', ...below] = line.trim().split(' ');
    return [path, ...below.map((name) => `${path}/${name}`)];
  })
  .concat(blogPages.slice(1).map(({ number }) => `/blog/page/${number}`))
  // An editor may have withdrawn one.
  .filter((path) => !redirects.some(({ from }) => from === path));

test('every page of the specification is prerendered inside the site layout, the same for all visitors', {
  tag: (
    '@ROUTE-01 @ROUTE-02 @ROUTE-03 @ROUTE-05 @ROUTE-06 @ROUTE-07 @ROUTE-08 @ROUTE-09 @ROUTE-10 ' +
    '@ROUTE-11 @ROUTE-15 @SEARCH-02 @DECISIONS-11'
  ).split(' '),
}, async ({ request }) => {
  const problems: string[] = [];
  for (const path of pages) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    const { markup, headings, title, description, links } = readHtml(await answer.text());
    const checks: [boolean, string][] = [
      [answer.status() === 200, `status ${answer.status()}`],
      [Boolean(headers['x-nextjs-prerender'] ?? headers['x-nextjs-cache']), 'is not prerendered'],
      [headings.length === 1 && headings[0] !== 'Page not found', `headings ${headings.join(', ')}`],
      [title !== '' && description.length > 50, 'no title or description'],
      [links.includes('/contact') && /<header\b[\s\S]*<footer\b/.test(markup), 'no shell'],
      [!/type="password"|sign in|log in/i.test(markup), 'asks to sign in'],
    ];
    problems.push(...checks.filter(([isSo]) => !isSo).map(([, what]) => `${path}: ${what}`));
  }
  const missing = sitePages.filter(({ path }) => !pages.includes(path));
  problems.push(...missing.map(({ path }) => `${path} is not in the list of this test`));
  expect(problems).toEqual([]);
});

test('alternative URLs redirect to the page, and list pages that do not exist respond with 404', {
  tag: ['@ROUTE-04', '@BLOG-11', '@DECISIONS-13'],
}, async ({ request }) => {
  for (const [from, to] of [
    ['/solutions/industries', '/industries'],
    ['/blog/page/1', '/blog'],
    ['/tools', '/tools/service-selector'],
    ['/solutions', '/services'],
    ['/legal', '/legal/terms-of-service'],
    ['/Services/AI-Training', '/services/ai-training'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([307, 308]).toContain(answer.status());
    expect(new URL(answer.headers().location ?? '', 'http://here').pathname).toBe(to);
  }
  for (const path of [`/blog/page/${blogPages.length + 1}`, '/blog/page/0', '/blog/page/two', '/blog/page'])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
});

test('the feed is served as Atom', { tag: '@BLOG-13' }, async ({ request }) => {
  const answer = await request.get('/feed.xml');
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(await answer.text()).toContain('<entry>');
});

test('an unknown case study redirects to the list with a 307 that is not cached', {
  tag: '@CASES-06',
}, async ({ request }) => {
  for (const slug of ['no-such-study', 'Retail-Customer-Insights', '..%2f..%2fetc', '%00'])
    for (const method of ['GET', 'HEAD']) {
      const answer = await request.fetch(`/case-studies/${slug}`, { method, maxRedirects: 0 });
      expect([slug, answer.status(), answer.headers().location]).toEqual([slug, 307, '/case-studies']);
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
});

test("an unknown URL shows 'Page not found' and links to the main pages", { tag: '@ROUTE-12' }, async ({
  request,
}) => {
  for (const path of ['/nowhere', '/services/nowhere', '/blog/nowhere/deeper', '/preview']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const { headings, links, markup, words } = readHtml(await answer.text());
    expect(headings, path).toEqual(['Page not found']);
    expect(links).toEqual(expect.arrayContaining(['/', '/contact']));
    expect(words('main a')).toEqual(expect.arrayContaining(['Go to the home page', 'Contact us']));
    expect(markup, path).toMatch(/<header\b[\s\S]*<footer\b/);
    // The bar of a deploy preview is in none but a preview's pages.
    expect(markup).not.toContain('aria-label="Preview"');
  }
});
