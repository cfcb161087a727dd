import { TextLink } from '@/components/ui/text-link';
import { selectSectionArticles } from '@/lib/landing/select-entries';
import type { SectionRenderer } from './types';

/** Up to three articles as ruled rows. Without a match there is no section. */
export const Articles: SectionRenderer<'articles'> = ({ match }, contentIndex) => {
  const articles = selectSectionArticles(contentIndex.articles, match);
  if (articles.length === 0) return null;
  return (
    <ul className="border-t border-rule">
      {articles.map(({ id, url, title, category, readTime, excerpt }) => (
        <li
          key={id}
          className="grid gap-x-8 gap-y-2 border-b border-rule py-4 lg:grid-cols-12 lg:items-baseline lg:py-7"
        >
          <p className="type-small text-ink-2 lg:col-span-2">
            {category}, {readTime}
          </p>
          <h3 className="type-h3 lg:col-span-5">{title}</h3>
          <div className="lg:col-span-5">
            <p>{excerpt}</p>
            <TextLink href={url} hint={`about ${title}`} className="mt-2 lg:mt-3">
              Read more
            </TextLink>
          </div>
        </li>
      ))}
    </ul>
  );
};
