/** @requirement BLOG-10 RESOURCES-14 ROUTE-11 VIDEOS-06 */
import { allArticles } from '@/content/articles';
import { guides } from '@/content/guides';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { termsOfService } from '@/content/legal/terms-of-service';
import { implementationGuide } from '@/content/resources/implementation-guide';
import { videos } from '@/content/videos';
import { plainBlocks } from '@/lib/markdown/blocks';
import { sharedSentences, textsOf } from '../../support/copy';

const texts = {
  ...Object.fromEntries(
    allArticles.map(({ id, excerpt, body, figures }) => [
      id,
      [excerpt, ...plainBlocks(body), ...textsOf(figures)],
    ]),
  ),
  ...Object.fromEntries(
    videos.map(({ slug, description, keyPoints, body }) => [
      slug,
      [description, ...keyPoints, ...plainBlocks(body)],
    ]),
  ),
  ...Object.fromEntries(
    guides.map(({ file, document }) => [
      file,
      document.kind === 'text' ? document.parts.flatMap(plainBlocks) : textsOf(document),
    ]),
  ),
  'ai-implementation-guide': plainBlocks(implementationGuide.body),
};

test('no two articles, tutorials or documents share a sentence of five words', () => {
  expect(sharedSentences(texts, 5)).toEqual([]);
});

test('no two legal pages share a sentence', () => {
  const pages = {
    cookies: textsOf(cookiesPage),
    privacy: textsOf(privacyPolicy),
    terms: textsOf(termsOfService),
  };
  expect(sharedSentences(pages, 3)).toEqual([]);
});
