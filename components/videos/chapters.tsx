import type { Video } from '@/content/videos/schema';
import { headingsOf } from '@/lib/markdown/blocks';
import { Duration } from './video-card';

/** The chapters on their lane: when each begins, and the part of the walkthrough that covers it. */
export function Chapters({ video: { chapters, body } }: { video: Pick<Video, 'chapters' | 'body'> }) {
  const ids = headingsOf(body).filter(({ level }) => level === 2);
  return (
    <nav aria-labelledby="chapters" className="article-contents">
      <h2 id="chapters" className="type-h4">
        Chapters
      </h2>
      <ol className="chapters">
        {chapters.map(({ at, title }, index) => (
          <li key={at}>
            <a href={`#${ids[index]?.id}`} className="chapter">
              <span className="chapter-time">
                <Duration time={at} />
              </span>
              <span className="chapter-title">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
