import { resources } from '@/content/resources';
import { resourcesPage, resourcesPageVideos } from '@/content/resources-page';

test('ENTITIES-06 RESOURCES-17 ROUTE-09 the three resources with a page, their types, images and files', () => {
  const of = (slug: string, title: string, type: string, file: string) => ({
    title,
    type,
    file,
    url: `/resources/${slug}`,
    imageSrc: `/og/resources/${slug}.png`,
  });
  expect(resources).toMatchObject([
    of(
      'ai-readiness-assessment',
      'AI Readiness Assessment',
      'Interactive Tool',
      'ai-readiness-worksheet.xlsx',
    ),
    of('ai-implementation-guide', 'AI Implementation Guide', 'Ebook (PDF)', 'ai-implementation-guide.pdf'),
    of('ai-roi-calculator', 'AI ROI Calculator', 'Calculator', 'ai-roi-worksheet.xlsx'),
  ]);
});

test('RESOURCES-05 the counts and the lengths are the ones that the specification states', () => {
  expect(resourcesPage.popular.items.map(({ count }) => count)).toEqual(['1,200+', '950+', '820+', '750+']);
  expect(resourcesPageVideos.map(({ duration }) => duration)).toEqual(['15:32', '22:47', '18:05']);
});
