import { expect, test } from '../support/test';

/** Pages whose labels a text browser reads one by one. */
const paths = [
  '/',
  '/services',
  '/services/ai-training',
  '/solutions/startups',
  '/industries',
  '/case-studies',
  '/case-studies/retail-customer-insights',
  '/about',
  '/faq',
  '/legal/cookies',
];

test('labels that stand side by side have a space between them for those who read the text only', async ({
  request,
}) => {
  const found: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const [run] of main.matchAll(/[^<>]{1,30}<\/(a|button|span)><(a|button|span)\b[^>]*>[^<>]{1,30}/g))
      if (!/^\s|\s<\/|>\s/.test(run)) found.push(`${path}: ${run.replace(/<[^>]*>/g, '|')}`);
  }
  expect(found).toEqual([]);
});
