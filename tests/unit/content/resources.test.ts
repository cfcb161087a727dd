import { articles } from '@/content/articles';
import { guides } from '@/content/guides';
import { implementationGuide } from '@/content/implementation-guide';
import { resources } from '@/content/resources';
import { resourcesPage, resourcesPageVideos } from '@/content/resources-page';
import { videos } from '@/content/videos';
import { plainBlocks } from '@/lib/markdown/blocks';
import { sentencesOf } from '../../support/sentences';

test('ENTITIES-06 ROUTE-09 the three home-level resources with their types, images and pages', () => {
  expect(resources.map(({ title, type, imageSrc, url }) => [title, type, imageSrc, url])).toEqual([
    [
      'AI readiness assessment',
      'Interactive Tool',
      '/og/resources/ai-readiness-assessment.png',
      '/resources/ai-readiness-assessment',
    ],
    [
      'AI implementation guide',
      'Ebook (PDF)',
      '/og/resources/ai-implementation-guide.png',
      '/resources/ai-implementation-guide',
    ],
    [
      'AI ROI calculator',
      'Calculator',
      '/og/resources/ai-roi-calculator.png',
      '/resources/ai-roi-calculator',
    ],
  ]);
});

test('RESOURCES-17 a tool hands out its own worksheet, and the guide its own file', () => {
  expect(resources.map(({ file }) => file)).toEqual([
    'ai-readiness-worksheet.xlsx',
    'ai-implementation-guide.pdf',
    'ai-roi-worksheet.xlsx',
  ]);
});

test('RESOURCES-05 the counts and the lengths are the ones that the specification states', () => {
  expect(resourcesPage.popular.items.map(({ count }) => count)).toEqual(['1,200+', '950+', '820+', '750+']);
  expect(resourcesPageVideos.map(({ duration }) => duration)).toEqual(['15:32', '22:47', '18:05']);
});

test('BLOG-10 VIDEOS-06 RESOURCES-14 no sentence of tutorials or guide stands in an article or a download', () => {
  const own = new Map<string, string>();
  const texts = [
    ...videos.map(({ slug, body }) => ({ slug, body })),
    { slug: 'ai-implementation-guide', body: implementationGuide.body },
  ];
  for (const { slug, body } of texts)
    for (const sentence of plainBlocks(body).flatMap(sentencesOf)) own.set(sentence, slug);
  const others = [
    ...articles.map(({ id, body }) => ({ id, blocks: body })),
    ...guides.flatMap(({ file, document }) =>
      document.kind === 'text' ? [{ id: file, blocks: document.parts.flat() }] : [],
    ),
  ];
  const shared = others.flatMap(({ id, blocks }) =>
    plainBlocks(blocks)
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.split(' ').length >= 5 && own.has(sentence))
      .map((sentence) => `${own.get(sentence)}, ${id}: ${sentence}`),
  );
  expect(own.size).toBeGreaterThan(400);
  expect(others.length).toBeGreaterThan(6);
  expect(shared).toEqual([]);
});
