import { videos } from '@/content/videos';
import { thumbnailOf } from '@/lib/videos/thumbnail';
import { secondsOf } from '@/lib/videos/times';

const size = { width: 400, height: 225 };

test.each(videos.map((video) => [video.slug, video] as const))(
  'VIDEOS-03 the thumbnail of %s draws its chapters to scale, inside the picture',
  (_, video) => {
    const { start, cuts, end, lane, levels } = thumbnailOf(video, size);
    const places = [start[0], ...cuts, end[0]];
    expect(places).toHaveLength(video.chapters.length + 1);
    const wide = end[0] - start[0];
    const times = [...video.chapters.map(({ at }) => at), video.duration];
    for (const [index, time] of times.entries()) {
      const share = secondsOf(time) / secondsOf(video.duration);
      expect(places[index]).toBeCloseTo(start[0] + share * wide, 6);
    }
    const numbers = lane.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    for (const [index, value] of numbers.entries()) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(index % 2 === 0 ? size.width : size.height);
    }
    expect(levels).toContain(start[1]);
    expect(levels).toContain(end[1]);
  },
);

test('VIDEOS-03 no two tutorials have the same thumbnail', () => {
  const lanes = videos.map((video) => thumbnailOf(video, size).lane);
  expect(new Set(lanes).size).toBe(videos.length);
});
