import list from '@/components/prose/list.module.css';
import type { Source } from '@/content/articles/schema';

/** The publications that an article cites. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <>
      <h2 id="sources">Sources</h2>
      <ul className={list.list} data-nosnippet>
        {sources.map(({ author, title, publisher, year, url }) => (
          <li key={url}>
            {author} ({year}). <a href={url}>{title}</a>
            {publisher && `, ${publisher}`}.
          </li>
        ))}
      </ul>
    </>
  );
}
