import { RelatedServices } from '@/components/blog/related-services';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { VideoThumbnail } from '@/components/illustrations/covers/video-thumbnail';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Prose } from '@/components/prose/prose';
import { ClosingAction } from '@/components/sections/closing-action';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { CheckList } from '@/components/ui/check-list';
import { Container } from '@/components/ui/container';
import type { Service } from '@/content/services/schema';
import type { Video } from '@/content/videos/schema';
import { formatDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { Chapters } from './chapters';
import { Recording, type RecordingWords } from './recording';
import { Duration, levelBadge } from './video-card';

/** One tutorial (VIDEOS-06): whether there is a recording, chapters, key points, walkthrough, services. */
export function VideoPage({
  video,
  services,
  listTitle,
  words,
  closing,
}: {
  video: Video;
  services: readonly Service[];
  listTitle: string;
  words: RecordingWords;
  closing: { heading: string; lead: string };
}) {
  const { title, description, category, level, duration, views, date, keyPoints, body, figures } = video;
  return (
    <article className="article-page" aria-labelledby="video-title">
      <Container className="pb-14 pt-8 md:pt-12">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: routes.home },
            { label: 'Resources', href: routes.resources },
            { label: listTitle, href: routes.videos },
            { label: title },
          ]}
        />
        <div className="mt-8 grid gap-y-10 md:mt-12 lg:split-7-5">
          <div>
            <h1 id="video-title" className="type-h1">
              {title}
            </h1>
            <p className="type-lead mt-6 max-w-reading text-ink-2">{description}</p>
            <div className="video-facts">
              <Badge variant={levelBadge(level)}>{level}</Badge>
              <p>{category}</p>
              <p>
                <Duration time={duration} />
              </p>
              <p>{views} views</p>
              <time dateTime={date}>{formatDate(date)}</time>
            </div>
            <Recording href={video.recording} words={words} />
          </div>
          <div className="max-lg:hidden">
            <VideoThumbnail video={video} />
          </div>
        </div>
      </Container>
      <div className="border-t border-rule">
        <Container className="article-columns lg:split-4-7">
          <Chapters video={video} />
          <div>
            <section aria-labelledby="key-points" className="key-points">
              <h2 id="key-points" className="type-h3">
                Key points
              </h2>
              <CheckList items={keyPoints} className="mt-4" />
            </section>
            <section aria-label="Walkthrough" className="prose">
              <Prose
                blocks={body}
                figure={(name) => {
                  const chart = figures[name];
                  return chart && <ArticleChart chart={chart} file={`video-${video.slug}.svg#${name}`} />;
                }}
              />
            </section>
          </div>
        </Container>
      </div>
      <div className="no-print">
        <RelatedServices services={services} />
        <ClosingAction
          heading={closing.heading}
          lead={closing.lead}
          actions={
            <>
              <ButtonLink href={routes.contact} size="lg" className="max-sm:w-full">
                Request Custom Training
              </ButtonLink>
              <ButtonLink href={routes.videos} variant="outline" size="lg" className="max-sm:w-full">
                All Video Tutorials
              </ButtonLink>
            </>
          }
        />
      </div>
    </article>
  );
}
