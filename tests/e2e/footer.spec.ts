import { expect, test } from '../support/test';

test('the footer has its links, the contact details and the hours', {
  tag: [
    '@SHELL-11',
    '@SHELL-12',
    '@SHELL-13',
    '@SEARCH-02',
    '@DECISIONS-03',
    '@DECISIONS-04',
    '@ENTITIES-08',
    '@ROUTE-13',
  ],
}, async ({ page }) => {
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  const links: Record<string, string | RegExp> = {
    'AI Training & Education': '/services/ai-training',
    'Business AI Onboarding': '/services/ai-onboarding',
    'Workflow Automation': '/services/workflow-automation',
    'Custom AI Development': '/services/custom-ai-development',
    'AI System Optimization': '/services/ai-optimization',
    Blog: '/blog',
    'Guides & Templates': '/resources/guides',
    'Video Tutorials': '/resources/videos',
    Search: '/search',
    'Privacy Policy': '/legal/privacy-policy',
    'Terms of Service': '/legal/terms-of-service',
    Cookies: '/legal/cookies',
    LinkedIn: /linkedin/,
    Twitter: /x\.com|twitter/,
    Facebook: /facebook/,
    YouTube: /youtube/,
    'hello@emberlane.example': 'mailto:hello@emberlane.example',
    '+44 20 7946 0018': 'tel:+442079460018',
  };
  for (const [name, href] of Object.entries(links)) {
    const link = footer.getByRole('link', { name, exact: typeof href === 'string' });
    await expect(link).toHaveAttribute('href', href);
  }
  await expect(footer.getByText('1 Lantern Yard, London')).toBeVisible();
  await expect(footer.getByText('Monday - Friday 9:00 AM - 6:00 PM PT')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await footer.getByRole('link', { name: 'Book a Consultation' }).click();
  await expect(page).toHaveURL('/contact');
  // By a full page load.
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
});
