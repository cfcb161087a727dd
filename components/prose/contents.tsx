import { type Block, listHeadings } from '@/lib/markdown/inspect-blocks';
import { ContentsNav } from './contents-nav';

const title = 'On this page';

/** The headings of a text as links, down to the level `deepest`. Left out where there are fewer than two. */
export function Contents({ body, deepest = 3 }: { body: readonly Block[]; deepest?: 2 | 3 }) {
  const headings = listHeadings(body).filter(({ level }) => level <= deepest);
  if (headings.length < 2) return <div aria-hidden />;
  return (
    <ContentsNav title={title}>
      <h2 className="type-h4 hidden lg:supports-[selector(::details-content)]:block">{title}</h2>
      <details className="lg:unfolded print:unfolded">
        <summary className="disclosure min-h-11 justify-between border-y border-rule font-semibold">
          {title}
        </summary>
        <ol className="mt-3 grid gap-x-8 text-small [line-height:1.35] text-ink-2 sm:max-lg:block sm:max-lg:columns-2 sm:max-lg:gap-x-8 lg:[scroll-target-group:auto] [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a]:py-1">
          {headings.map(({ id, level, text }) => (
            <li key={id} className={level === 3 ? 'pl-4' : undefined}>
              <a href={`#${id}`} className="quiet-link">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </ContentsNav>
  );
}
