import { type Block, headingsOf } from '@/lib/markdown/blocks';

/**
 * The headings of a text as links; left out where there are too few to need it.
 *
 * @param deepest the lowest level of heading that is listed.
 */
export function Contents({ body, deepest = 3 }: { body: readonly Block[]; deepest?: 2 | 3 }) {
  const headings = headingsOf(body).filter(({ level }) => level <= deepest);
  if (headings.length < 2) return <div aria-hidden />;
  return (
    <nav aria-label="On this page" className="article-contents">
      <h2 className="type-h4">On this page</h2>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} className="quiet-link">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
