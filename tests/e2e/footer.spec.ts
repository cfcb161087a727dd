import { expect, test } from '../support/test';

test('SHELL-11 the footer links to services, resources, legal pages and social profiles', async ({
  page,
}) => {
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  const links: [string, string | RegExp][] = [
    ['AI Training & Education', '/services/ai-training'],
    ['Business AI Onboarding', '/services/ai-onboarding'],
    ['Workflow Automation', '/services/workflow-automation'],
    ['Custom AI Development', '/services/custom-ai-development'],
    ['AI System Optimization', '/services/ai-optimization'],
    ['Blog', '/blog'],
    ['Guides & Templates', '/resources/guides'],
    ['Video Tutorials', '/resources/videos'],
    ['Privacy Policy', '/legal/privacy-policy'],
    ['Terms of Service', '/legal/terms-of-service'],
    ['Cookies', '/legal/cookies'],
    ['LinkedIn', /linkedin/],
    ['Twitter', /x\.com|twitter/],
    ['Facebook', /facebook/],
    ['YouTube', /youtube/],
  ];
  for (const [name, href] of links) {
    await expect(footer.getByRole('link', { name, exact: typeof href === 'string' })).toHaveAttribute(
      'href',
      href,
    );
  }
});

test('SHELL-12 SHELL-13 DECISIONS-03 the footer has the contact details, the hours and the way to a consultation', async ({
  page,
}) => {
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'hello@emberlane.example' })).toHaveAttribute(
    'href',
    'mailto:hello@emberlane.example',
  );
  await expect(footer.getByRole('link', { name: '+44 20 7946 0018' })).toHaveAttribute(
    'href',
    'tel:+442079460018',
  );
  await expect(footer.getByText('1 Lantern Yard, London')).toBeVisible();
  await expect(footer.getByText('Monday - Friday 9:00 AM - 6:00 PM PT')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute('href', '/contact');
});

test('ROUTE-13 the footer button loads its page in full', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Consultation' }).click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
});
