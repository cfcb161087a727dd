import { ContentsNav } from '@/components/prose/contents-nav';
import type { Video } from '@/content/videos/schema';
import { headingsOf } from '@/lib/markdown/blocks';
import styles from './chapters.module.css';
import { Duration } from './duration';

/** The chapters of a tutorial, each with its time and a link to its part of the walkthrough. */
export function Chapters({ video: { chapters, body } }: { video: Pick<Video, 'chapters' | 'body'> }) {
  const headings = headingsOf(body).filter(({ level }) => level === 2);
  return (
    <ContentsNav title="Chapters">
      <ol className={styles.chapters}>
        {chapters.map(({ at, title }, index) => (
          <li key={at}>
            <a
              href={`#${headings[index]?.id}`}
              className="group grid min-h-8 grid-cols-[4.25rem_1fr] items-start py-2"
            >
              <span className="tabular-nums text-ink-3 [font-kerning:none]">
                <Duration time={at} />
              </span>{' '}
              <span className="underline-offset-[0.2em] group-hover:underline">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </ContentsNav>
  );
}
