import { videos } from '@/content/videos';
import { countWords } from '@/lib/markdown/blocks';

test('x', () => {
  console.log(videos.map((v) => `${v.slug} ${countWords(v.body)}`).join('\n'));
});
