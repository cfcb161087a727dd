import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { RelatedServices } from '@/components/blog/related-services';
import { Cover } from '@/components/illustrations/cover';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import styles from '@/components/prose/article.module.css';
import { ArticleColumns } from '@/components/prose/article-columns';
import { ContentsNav } from '@/components/prose/contents-nav';
import { Prose } from '@/components/prose/prose';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { ButtonLink } from '@/components/ui/button';
import { CheckList } from '@/components/ui/check-list';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { LevelBadge, VideoDuration } from '@/components/videos/video-facts';
import type { Video } from '@/content/schemas/videos';
import { services } from '@/content/services';
import { recordingTexts, videosClosing } from '@/content/videos';
import { READING_ATTRIBUTE } from '@/lib/build-attributes';
import { formatDate } from '@/lib/format/dates';
import { listHeadings } from '@/lib/markdown/inspect-blocks';
import * as routes from '@/lib/routes';
import { formatIsoDuration } from '@/lib/videos/durations';
import { StructuredData } from './structured-data';

/** The page of a tutorial. */
export function VideoPage({ video }: { video: Video }) {
  const { title, description, category, level, duration, views, date, keyPoints, body, figures } = video;
  const parts = listHeadings(body).filter(({ level }) => level === 2);
  return (
    <article {...{ [READING_ATTRIBUTE]: '' }} className={styles.article} aria-labelledby="video-title">
      <Container className="pb-14 print:max-w-none print:p-0">
        <StructuredData path={video.url} />
        <Breadcrumbs crumbs={getBreadcrumbs(video.url)} />
        <div className="grid gap-y-5 lg:split-7-5 lg:items-baseline">
          <h1 id="video-title" className="type-h1">
            {title}
          </h1>
          <div>
            <p className="type-lead">{description}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-small even-digits text-ink-2">
              <p>{category}</p>
              <LevelBadge level={level} />
              {video.recording && (
                <>
                  <p>
                    <VideoDuration time={duration} />
                  </p>
                  <p>{views} views</p>
                </>
              )}
              {/* On a line of its own on a phone, where the row else breaks anew when the font arrives. */}
              <time dateTime={date} className="max-sm:basis-full">
                {formatDate(date)}
              </time>
            </div>
            {video.recording ? (
              <div className="mt-5">
                <ButtonLink href={video.recording} target="_blank" rel="noopener">
                  {recordingTexts.link}
                  <span className="sr-only"> (opens in a new tab)</span>
                </ButtonLink>
                <p className="type-small mt-3 text-ink-2">{recordingTexts.hostNote}</p>
              </div>
            ) : (
              <p className="mt-5 flex gap-3 border-y border-rule py-4 font-medium">
                <Icon name="file" size={20} className="mt-0.5 shrink-0" />
                {recordingTexts.none}
              </p>
            )}
          </div>
        </div>
        <Cover entry={video} large className="mt-8 lg:mt-12 print:hidden" />
      </Container>
      <div className="border-t border-rule">
        <ArticleColumns>
          <ContentsNav title="Chapters">
            <h2 className="type-h4">Chapters</h2>
            <ol className="type-small mt-3 border-t border-rule sm:max-lg:columns-2 sm:max-lg:gap-x-8">
              {video.chapters.map(({ at, title }, index) => (
                <li key={at}>
                  <a
                    href={`#${parts[index]?.id}`}
                    className="group grid min-h-8 grid-cols-[4.25rem_1fr] items-start py-2"
                  >
                    {/* The time is not spelled out as elsewhere: with voice control, people say the time that they see. */}
                    <time dateTime={formatIsoDuration(at)} className="even-digits text-ink-3">
                      {at}
                    </time>{' '}
                    <span className="underline-offset-[0.2em] group-hover:underline">{title}</span>
                  </a>
                </li>
              ))}
            </ol>
          </ContentsNav>
          <div>
            <section aria-labelledby="key-points" className="mb-13 max-w-reading border-b border-rule pb-10">
              <h2 id="key-points" className="type-h3">
                Key points
              </h2>
              <CheckList items={keyPoints} className="mt-4" />
            </section>
            <section id="walkthrough" aria-label="Walkthrough" className="scroll-mt-6">
              <Prose blocks={body} figures={figures} />
            </section>
          </div>
        </ArticleColumns>
      </div>
      <div className="print:hidden">
        <RelatedServices services={services.filter(({ id }) => video.services.includes(id))} />
        <ClosingAction
          {...videosClosing}
          actions={[
            { label: 'Request Custom Training', href: routes.contact },
            { label: 'All Video Tutorials', href: routes.videos },
          ]}
        />
      </div>
    </article>
  );
}
