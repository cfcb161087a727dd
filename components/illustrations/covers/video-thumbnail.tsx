import { Drawing } from '@/components/illustrations/charts/chart';
import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/shapes';
import type { Video } from '@/content/videos/schema';
import { type ChapterSteps, chapterSteps } from '@/lib/videos/thumbnail';

const size = { width: 400, height: 225 };
const namedSize = { width: 728, height: 410 };

type Tutorial = Pick<Video, 'slug' | 'duration' | 'chapters'>;

const Thin = ({ d, opacity }: { d: string; opacity?: number }) => (
  <Line tone="before" strokeWidth="1.5" vectorEffect="non-scaling-stroke" d={d} opacity={opacity} />
);

/** A lane from ring to dot above its time, on which a tick says where each chapter begins. */
function Lane({ stairs: { steps, lane, start, end }, foot }: { stairs: ChapterSteps; foot: number }) {
  const ticks = [...steps.map(({ from }) => from), end[0]];
  return (
    <>
      <Line strokeLinecap="round" strokeLinejoin="round" vectorEffect="non-scaling-stroke" d={lane} />
      <Thin d={ticks.map((x) => `M${x} ${foot - 5}v10`).join('')} />
      <Thin d={`M${start[0]} ${foot}H${end[0]}`} />
      <Ring x={start[0]} y={start[1]} r={6} />
      <Dot x={end[0]} y={end[1]} r={6} stroke="var(--ground)" />
    </>
  );
}

/** The picture of a tutorial, for the file of all of them: its chapters along its time, each a step of the lane. */
export function VideoThumbnailDrawing({ video }: { video: Tutorial }) {
  const stairs = chapterSteps(video, size);
  return (
    <g id={video.slug}>
      {stairs.steps.map(({ y }) => (
        <Thin key={y} opacity={0.55} d={`M0 ${y}H${size.width}`} />
      ))}
      <Line stroke="var(--ground)" strokeWidth="10" strokeLinejoin="round" d={stairs.lane} />
      <Lane stairs={stairs} foot={size.height * 0.9} />
    </g>
  );
}

/**
 * The same, larger and with the names of the chapters. A name is on the longer side of its step: to the right below it,
 * where later steps are higher, or to the left above it, where earlier ones are lower.
 */
export function NamedThumbnailDrawing({ video }: { video: Tutorial }) {
  const stairs = chapterSteps(video, namedSize);
  return (
    <Drawing id={`${video.slug}-named`}>
      <Lane stairs={stairs} foot={namedSize.height * 0.92} />
      {stairs.steps.map(({ from, to, y }, index) => {
        const text = video.chapters[index]?.title;
        return from + to < namedSize.width ? (
          <Label key={from} x={from + 10} y={y + 24} text={text} />
        ) : (
          <Label key={from} x={to - 10} y={y - 12} anchor="end" text={text} />
        );
      })}
    </Drawing>
  );
}

/** The picture of a tutorial: the names of the chapters show from a width of 31rem. */
export function VideoThumbnail({ video: { slug, duration, chapters } }: { video: Tutorial }) {
  return (
    <div
      role="img"
      aria-label={`${chapters.length} chapters in ${duration}`}
      className="@container rounded-panel bg-(--ground) [--ground:var(--sunk)]"
    >
      <DrawingFile
        href={`video-thumbnails.svg#${slug}`}
        {...size}
        className="@min-[31rem]:hidden print:hidden"
      />
      <DrawingFile
        href={`video-thumbnails.svg#${slug}-named`}
        {...namedSize}
        className="hidden [--drawing-label:16.5px] @min-[31rem]:block print:block"
      />
    </div>
  );
}
