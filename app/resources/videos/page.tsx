import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { FilteredList } from '@/components/filters/filtered-list';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { Section, SectionHead } from '@/components/ui/section';
import { VideoCard } from '@/components/videos/video-card';
import { videoFacets, videos, videosClosing, videoWords } from '@/content/videos';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';
import { durationToSeconds } from '@/lib/videos/durations';

export const metadata = getSitePageMetadata(routes.videos);

export default function VideosPage() {
  const longest = Math.max(...videos.map(({ duration }) => durationToSeconds(duration)));
  return (
    <>
      <SitePageHead path={routes.videos} />
      <Section tone="band" label="featured">
        <SectionHead id="featured" title="Featured Tutorials" />
        <ul className="mt-10 grid [--sunk:var(--tint)] gap-x-12 gap-y-12 *:grid *:min-w-0 lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)] lg:*:row-span-4 lg:*:grid-rows-subgrid">
          {videos
            .filter(({ featured }) => featured)
            .map((video) => (
              <li key={video.id}>
                <VideoCard video={video} />
              </li>
            ))}
        </ul>
      </Section>
      <Section label="all">
        <SectionHead id="all" title="All Video Tutorials" className="mb-10" />
        <FilteredList
          facets={videoFacets}
          words={videoWords}
          className="border-b border-rule"
          entries={videos.map((video) => ({
            id: video.slug,
            values: { category: slug(video.category), level: slug(video.level) },
            card: <VideoCard video={video} longest={longest} />,
          }))}
        />
      </Section>
      <ClosingAction
        {...videosClosing}
        actions={[
          { label: 'Request Custom Training', href: routes.contact },
          { label: 'Explore All Resources', href: routes.resources },
        ]}
      />
    </>
  );
}
