import { readHtml } from '../support/html';
import { expect, test } from '../support/test';

/** The route table of the specification with the paths that decisions.md adds. */
const table: Record<string, string[]> = {
  'ROUTE-01': ['/'],
  'ROUTE-02': [
    '/services',
    ...[
      'ai-training',
      'ai-onboarding',
      'workflow-automation',
      'custom-ai-development',
      'ai-optimization',
    ].map((id) => `/services/${id}`),
  ],
  'ROUTE-03': ['individuals', 'small-business', 'startups', 'enterprise'].map((id) => `/solutions/${id}`),
  'ROUTE-05': [
    '/industries',
    ...['healthcare', 'finance', 'retail', 'manufacturing', 'education', 'legal'].map(
      (id) => `/industries/${id}`,
    ),
  ],
  'ROUTE-06': ['/tools/service-selector', '/tools/pricing-calculator', '/tools/api-test'],
  'ROUTE-07': ['/about', '/contact', '/faq'],
  'ROUTE-08': [
    '/blog',
    '/blog/business-leaders-ai-guide-2025',
    '/blog/ai-automation-workflows-for-small-business',
    '/blog/train-team-ai-tools-approach',
  ],
  'ROUTE-09': [
    '/resources',
    '/resources/guides',
    '/resources/videos',
    '/resources/ai-readiness-assessment',
    '/resources/ai-implementation-guide',
    '/resources/ai-roi-calculator',
  ],
  'ROUTE-10': [
    '/case-studies',
    '/case-studies/retail-customer-insights',
    '/case-studies/financial-document-automation',
    '/case-studies/manufacturing-predictive-maintenance',
  ],
  'ROUTE-11': ['/legal/privacy-policy', '/legal/terms-of-service', '/legal/cookies'],
};

for (const [clause, paths] of Object.entries(table)) {
  for (const path of paths) {
    test(`${clause} ROUTE-15 DECISIONS-11 ${path} is prerendered inside the shell, for everyone`, async ({
      request,
    }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['x-nextjs-prerender'] ?? answer.headers()['x-nextjs-cache']).toBeTruthy();
      const html = await answer.text();
      const { headings, title, description, links, markup } = readHtml(html);
      expect(headings).toHaveLength(1);
      expect(headings[0]).not.toBe('Page not found');
      expect(title).not.toBe('');
      expect(description.length).toBeGreaterThan(50);
      expect(links).toContain('/contact');
      expect(markup).toMatch(/<header\b/);
      expect(markup).toMatch(/<footer\b/);
      expect(markup).not.toMatch(/type="password"|sign in|log in/i);
    });
  }
}

test('ROUTE-04 /solutions/industries redirects to /industries', async ({ request }) => {
  const answer = await request.get('/solutions/industries', { maxRedirects: 0 });
  expect([307, 308]).toContain(answer.status());
  expect(new URL(answer.headers().location ?? '', 'http://here').pathname).toBe('/industries');
});
