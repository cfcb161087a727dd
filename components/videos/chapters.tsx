import { ContentsNav } from '@/components/prose/contents-nav';
import type { Video } from '@/content/videos/schema';
import { headingsOf } from '@/lib/markdown/blocks';
import { isoDuration } from '@/lib/videos/times';

/** The chapters of a tutorial each with its time and a link to its part of the walkthrough. */
export function Chapters({ video: { chapters, body } }: { video: Pick<Video, 'chapters' | 'body'> }) {
  const headings = headingsOf(body).filter(({ level }) => level === 2);
  return (
    <ContentsNav title="Chapters">
      <h2 className="type-h4">Chapters</h2>
      <ol className="type-small mt-3 border-t border-rule sm:max-lg:columns-2 sm:max-lg:gap-x-8">
        {chapters.map(({ at, title }, index) => (
          <li key={at}>
            <a
              href={`#${headings[index]?.id}`}
              className="group grid min-h-8 grid-cols-[4.25rem_1fr] items-start py-2"
            >
              {/* Not spelled out as elsewhere: with voice control, people say the time that they see. */}
              <time dateTime={isoDuration(at)} className="even-digits text-ink-3">
                {at}
              </time>{' '}
              <span className="underline-offset-[0.2em] group-hover:underline">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </ContentsNav>
  );
}
