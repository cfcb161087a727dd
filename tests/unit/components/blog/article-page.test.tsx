import { render, screen, within } from '@testing-library/react';
import { ArticlePage } from '@/components/blog/article-page';
import { articles } from '@/content/articles';
import { articleClosing } from '@/content/blog';
import { services } from '@/content/services';
import { relatedArticles } from '@/lib/blog/related';
import { formatDate } from '@/lib/dates';
import { headingsOf, plainBlocks } from '@/lib/markdown/blocks';

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
const region = (name: string) => within(screen.getByRole('region', { name }));

test.each(articles.map((article) => [article.id, article] as const))(
  'BLOG-10 ROUTE-08 ENTITIES-03 the page of %s shows its facts, its whole text, its drawings and what is related',
  (_, article) => {
    const own = services.filter(({ id }) => article.services.includes(id));
    const related = relatedArticles(article, articles);
    const { container } = render(
      <ArticlePage
        article={article}
        listTitle="Blog"
        services={own}
        related={related}
        closing={articleClosing}
      />,
    );
    const facts = [
      article.category,
      article.author,
      formatDate(article.publishDate),
      `${article.readTime} read`,
    ];
    expect(
      [...container.querySelectorAll('h1 ~ div li')].slice(0, 4).map((item) => item.textContent),
    ).toEqual(facts);
    const text = plain(container.textContent);
    for (const part of [article.title, article.excerpt, ...plainBlocks(article.body)])
      expect(text).toContain(plain(part));
    for (const { alt, caption } of Object.values(article.figures)) {
      expect(screen.getByLabelText(alt)).toHaveAttribute('role', 'img');
      expect(text).toContain(plain(caption));
    }
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      headingsOf(article.body).map((heading) => [heading.text, `#${heading.id}`]),
    );
    for (const { id } of headingsOf(article.body))
      expect(container.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    expect(
      region('Services that do this work')
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(own.map(({ title }) => title));
    expect(
      region('Related articles')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(related.map(({ title }) => title));
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/feed.xml');
    expect(screen.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute('href', '/contact');
  },
);
