import { openJudge } from '../support/lighthouse';
import { indexedPaths, onePerTemplate } from '../support/pages';
import { expect, test } from '../support/test';

test('Lighthouse gives a page of every template 100 for search engines', async ({ request, site }) => {
  test.setTimeout(300_000);
  const paths = onePerTemplate(await indexedPaths(request));
  expect(paths.length).toBeGreaterThan(12);
  const judge = await openJudge({ quick: true });
  const below: string[] = [];
  try {
    for (const path of paths) {
      const { scores, failed } = await judge.judge(site.origin + path, ['seo']);
      if (scores.seo !== 100) below.push(`${path}: ${scores.seo} (${failed.join('; ')})`);
    }
  } finally {
    await judge.close();
  }
  expect(below).toEqual([]);
});
