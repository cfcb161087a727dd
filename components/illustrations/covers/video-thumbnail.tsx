import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Dot, Line, Ring } from '@/components/illustrations/kit/marks';
import type { Video } from '@/content/videos/schema';
import { thumbnailOf } from '@/lib/videos/thumbnail';

const size = { width: 400, height: 225 };

type Tutorial = Pick<Video, 'slug' | 'category' | 'duration' | 'chapters'>;

/** The picture of a tutorial, for the file of all of them: its chapters along its time, each a tread of the lane. */
export function VideoThumbnailDrawing({ video }: { video: Tutorial }) {
  const { levels, cuts, lane, start, end } = thumbnailOf(video, size);
  const foot = size.height * 0.9;
  return (
    <g id={video.slug}>
      {levels.map((y) => (
        <Line key={y} tone="before" strokeWidth="1.5" opacity="0.55" d={`M0 ${y}H${size.width}`} />
      ))}
      <Line stroke="var(--ground)" strokeWidth="10" strokeLinejoin="round" d={lane} />
      <Line strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" d={lane} />
      {[start[0], ...cuts, end[0]].map((x) => (
        <Line key={x} tone="before" strokeWidth="1.5" d={`M${x} ${foot - 5}v10`} />
      ))}
      <Line tone="before" strokeWidth="1.5" d={`M${start[0]} ${foot}H${end[0]}`} />
      <Ring x={start[0]} y={start[1]} r={6} lit />
      <Dot x={end[0]} y={end[1]} r={6} stroke="var(--ground)" />
    </g>
  );
}

/** The picture of a tutorial, on the ground that the section leaves it. */
export function VideoThumbnail({ video: { slug, duration, chapters } }: { video: Tutorial }) {
  return (
    <DrawingFile
      href={`video-thumbnails.svg#${slug}`}
      {...size}
      className="block h-auto w-full rounded-panel bg-(--ground) [--ground:var(--sunk)] in-data-[tone=sunk]:[--ground:var(--paper)]"
      aria-hidden={undefined}
      role="img"
      aria-label={`${chapters.length} chapters in ${duration}`}
    />
  );
}
