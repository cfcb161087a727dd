/** @requirement DECISIONS-02 */
import { sitePages } from '@/app/_lib/site-pages';
import { resultTitle, sitePageMetadata } from '@/lib/seo/metadata';

const article = sitePages.find(({ subject }) => subject?.kind === 'article')!;

test('the name follows a title only where a result has room for both', () => {
  const titled = (title: string) => resultTitle({ meta: { title, description: '' } }, 'Emberlane');
  expect(titled('Cookies')).toBe('Cookies | Emberlane');
  expect(titled('x'.repeat(48))).toBe(`${'x'.repeat(48)} | Emberlane`);
  expect(titled('x'.repeat(49))).toBe('x'.repeat(49));
});

test('an article is shared as one, with its date, its picture and its Markdown', () => {
  expect(sitePageMetadata(article, 'Emberlane')).toMatchObject({
    alternates: {
      canonical: `http://localhost:3000${article.path}`,
      types: { 'text/markdown': `http://localhost:3000${article.path}.md` },
    },
    openGraph: {
      type: 'article',
      publishedTime: article.updated,
      siteName: 'Emberlane',
      images: [{ url: `http://localhost:3000/og${article.path}.png`, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
  });
});
