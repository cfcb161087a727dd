/** @requirement BLOG-10 ENTITIES-03 ROUTE-08 */
import { render, screen } from '@testing-library/react';
import { ArticlePage } from '@/components/blog/article-page';
import { articles } from '@/content/articles';
import { services } from '@/content/services';
import { articleClosing, articleNote } from '@/content/site/blog';
import { relatedArticles } from '@/lib/content/related';
import { formatDate } from '@/lib/format/dates';
import { headingsOf, plainBlocks } from '@/lib/markdown/blocks';

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');

// One component shows every article, and the schema of an article demands every part.
test('the page of an article shows its facts, its whole text, its drawings and what is related', () => {
  const article = articles.find(({ figures }) => Object.keys(figures).length > 0)!;
  const own = services.filter(({ id }) => article.services.includes(id));
  const related = relatedArticles(article, articles);
  const { container } = render(
    <ArticlePage
      article={article}
      crumbs={[{ label: 'Home', href: '/' }]}
      services={own}
      related={related}
      note={articleNote}
      closing={articleClosing}
    />,
  );
  const facts = [
    article.category,
    article.author,
    formatDate(article.publishDate),
    `${article.readTime} read`,
  ];
  expect([...container.querySelectorAll('h1 ~ div li')].slice(0, 4).map((item) => item.textContent)).toEqual(
    facts,
  );
  const text = plain(container.textContent);
  for (const part of [article.title, article.excerpt, ...plainBlocks(article.body)])
    expect(text).toContain(plain(part));
  for (const { alt, caption } of Object.values(article.figures)) {
    expect(screen.getByLabelText(alt)).toHaveAttribute('role', 'img');
    expect(text).toContain(plain(caption));
  }
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const headings = headingsOf(article.body);
  expect(texts('nav[aria-label="On this page"] a')).toEqual(headings.map((heading) => heading.text));
  for (const { id } of headings) {
    expect(container.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    expect(container.querySelectorAll(`nav a[href="#${id}"]`)).toHaveLength(1);
  }
  expect(texts('[aria-labelledby="related-services"] a')).toEqual(own.map(({ title }) => title));
  expect(texts('[aria-labelledby="related-articles"] h3')).toEqual(related.map(({ title }) => title));
  for (const [label, href] of [
    ['All articles', '/blog'],
    ['Feed', '/feed.xml'],
    ['Book a Consultation', '/contact'],
  ] as const)
    expect(screen.getByText(label).closest('a')).toHaveAttribute('href', href);
});
