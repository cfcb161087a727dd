import type { Video } from '@/content/schema';
import { thumbnailOf } from '@/lib/videos/thumbnail';

const size = { width: 400, height: 225 };

/** The picture of a tutorial: its chapters along its time, each a tread of the lane. */
export function VideoThumbnail({ video }: { video: Pick<Video, 'category' | 'duration' | 'chapters'> }) {
  const { levels, cuts, lane, start, end } = thumbnailOf(video, size);
  const foot = size.height * 0.9;
  return (
    <svg
      className="video-thumbnail"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`${video.chapters.length} chapters along ${video.duration}`}
    >
      {levels.map((y) => (
        <path key={y} className="thumbnail-level" d={`M0 ${y}H${size.width}`} />
      ))}
      <path className="thumbnail-part" d={lane} />
      <path className="fig-lane" d={lane} />
      {[start[0], ...cuts, end[0]].map((x) => (
        <path key={x} className="thumbnail-cut" d={`M${x} ${foot - 5}v10`} />
      ))}
      <path className="thumbnail-cut" d={`M${start[0]} ${foot}H${end[0]}`} />
      <circle className="fig-ring fig-ring-lit" cx={start[0]} cy={start[1]} r="6" />
      <circle className="fig-end" cx={end[0]} cy={end[1]} r="7.5" />
    </svg>
  );
}
