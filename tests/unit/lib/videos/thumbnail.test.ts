import { videos } from '@/content/videos';
import { thumbnailOf } from '@/lib/videos/thumbnail';
import { secondsOf } from '@/lib/videos/times';

const size = { width: 400, height: 225 };

test('VIDEOS-03 every thumbnail draws its chapters to scale, inside the picture, and no two are alike', () => {
  const lanes = videos.map((video) => {
    const { start, cuts, end, lane, levels } = thumbnailOf(video, size);
    const times = [...video.chapters.map(({ at }) => at), video.duration].map(secondsOf);
    const share = (x: number) => (x - start[0]) / (end[0] - start[0]);
    const places = [start[0], ...cuts, end[0]].map(share);
    expect(places).toHaveLength(times.length);
    for (const [index, time] of times.entries())
      expect(places[index]).toBeCloseTo(time / secondsOf(video.duration), 6);
    for (const [index, value] of (lane.match(/-?\d+(\.\d+)?/g) ?? []).map(Number).entries()) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(index % 2 === 0 ? size.width : size.height);
    }
    expect(levels).toEqual(expect.arrayContaining([start[1], end[1]]));
    return lane;
  });
  expect(new Set(lanes).size).toBe(videos.length);
});
