/** @requirement ENTITIES-06 RESOURCES-05 RESOURCES-17 ROUTE-09 */

import { indexedPaths } from '@/app/_lib/site-pages';
import { resources } from '@/content/resources/resources';
import { resourcesPage, resourcesPageVideos } from '@/content/resources/resources-page';

test('each resource with a page has its address, its picture and a file', () => {
  for (const { url, imageSrc, file } of resources) {
    expect(indexedPaths).toContain(url);
    expect(imageSrc).toBe(`/og${url}.png`);
    expect(file).toMatch(/\.(pdf|docx|xlsx|pptx)$/);
  }
});

test('popular downloads have a count each, and the videos shown are videos of the site', () => {
  for (const { count } of resourcesPage.popular.items) expect(count).toMatch(/^[\d,]+\+$/);
  expect(resourcesPageVideos.map(({ slug }) => slug)).toEqual(resourcesPage.videos.slugs);
});
