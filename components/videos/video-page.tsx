import { RelatedServices } from '@/components/blog/related-services';
import { Cover } from '@/components/illustrations/cover';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import styles from '@/components/prose/article.module.css';
import { ArticleColumns } from '@/components/prose/article-columns';
import { Prose } from '@/components/prose/prose';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { CheckList } from '@/components/ui/check-list';
import { Container } from '@/components/ui/container';
import type { Service } from '@/content/services/schema';
import type { Video } from '@/content/videos/schema';
import { formatDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/seo/crumbs';
import { Chapters } from './chapters';
import { Duration } from './duration';
import { LevelBadge } from './level-badge';
import { Recording, type RecordingTexts } from './recording';

/** The page of a tutorial: its facts, whether there is a recording, chapters, key points, walkthrough and services. */
export function VideoPage({
  video,
  services,
  crumbs,
  recordingTexts,
  closing,
}: {
  video: Video;
  services: readonly Service[];
  crumbs: readonly Crumb[];
  recordingTexts: RecordingTexts;
  closing: { heading: string; lead: string };
}) {
  const { title, description, category, level, duration, views, date, keyPoints, body, figures } = video;
  return (
    <article className={styles.article} aria-labelledby="video-title">
      <Container className="pb-14 print:max-w-none print:p-0">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid gap-y-10 lg:split-7-5">
          <div>
            <h1 id="video-title" className="type-h1">
              {title}
            </h1>
            <p className="type-lead mt-6 max-w-reading">{description}</p>
            <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2 text-small even-digits text-ink-2">
              <p>{category}</p>
              <LevelBadge level={level} />
              {video.recording && (
                <>
                  <p>
                    <Duration time={duration} />
                  </p>
                  <p>{views} views</p>
                </>
              )}
              <time dateTime={date}>{formatDate(date)}</time>
            </div>
            <Recording href={video.recording} texts={recordingTexts} />
          </div>
          <Cover
            category={category}
            alt={`Cover: ${category}`}
            lazy={false}
            className="bg-band max-lg:hidden print:hidden"
          />
        </div>
      </Container>
      <div className="border-t border-rule">
        <ArticleColumns>
          <Chapters video={video} />
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
        <RelatedServices services={services} />
        <ClosingAction
          heading={closing.heading}
          lead={closing.lead}
          actions={[
            { label: 'Request Custom Training', href: routes.contact },
            { label: 'All Video Tutorials', href: routes.videos },
          ]}
        />
      </div>
    </article>
  );
}
