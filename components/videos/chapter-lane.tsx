import type { Video } from '@/content/schemas/videos';
import { durationToSeconds } from '@/lib/videos/durations';

/** Units of the drawing, which is stretched to its box while its strokes are not. */
const LENGTH = 1000;

/** The chapters of a tutorial as stops on a line, to the scale of its length. */
export function ChapterLane({ chapters, duration }: Pick<Video, 'chapters' | 'duration'>) {
  const end = durationToSeconds(duration);
  const stops = chapters.map(({ at }) => Math.round((durationToSeconds(at) / end) * LENGTH));
  return (
    <svg
      role="img"
      aria-label={`${chapters.length} chapters, at ${chapters.map(({ at }) => at).join(', ')}`}
      viewBox={`0 0 ${LENGTH} 1`}
      preserveAspectRatio="none"
      className="mx-2 block h-4 w-[calc(100%-16px)] overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
    >
      <path d={`M0 .5H${LENGTH}`} stroke="var(--lane)" strokeWidth="3" />
      {/* Strokes of no length have round ends, whatever the box: rings, and a dot at the end. */}
      <g strokeLinecap="round" className="*:[vector-effect:non-scaling-stroke]">
        <path
          d={`${stops.map((x) => `M${x} .5h.01`).join('')}M${LENGTH} .5h.01`}
          stroke="var(--lane)"
          strokeWidth="15"
          className="max-sm:stroke-[9px]"
        />
        <path
          d={stops.map((x) => `M${x} .5h.01`).join('')}
          stroke="var(--rail-ground,var(--paper))"
          strokeWidth="9"
          className="max-sm:stroke-4"
        />
      </g>
    </svg>
  );
}

/** The same with the titles, from top to bottom. */
export const ChapterList = ({ chapters }: Pick<Video, 'chapters'>) => (
  <ol className="grid gap-2">
    {chapters.map(({ at, title }) => (
      <li
        key={at}
        className="relative grid grid-cols-[4.25rem_1fr] pl-7 before:absolute before:top-2 before:left-0 before:size-3.5 before:rounded-full before:border-3 before:border-lane not-last:after:absolute not-last:after:[inset:22px_auto_-16px_5.5px] not-last:after:w-[3px] not-last:after:bg-lane last:before:bg-lane"
      >
        <span className="even-digits text-ink-3">{at}</span> <span>{title}</span>
      </li>
    ))}
  </ol>
);
