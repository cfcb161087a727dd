/**
 * The last step of `next build`, which starts this program (scripts/build/adapter.mjs): finishes the pages, and writes
 * the page /preview where the build is a deploy preview. It ends with an error where a page lacks something.
 */
import { resolve } from 'node:path';
import { isDeployPreview } from '@/lib/deploy-preview';
import { writePreviewPage } from '../deploy-preview/write-preview-page';
import { finishPages } from './finish-pages';

finishPages(resolve('.'));
if (!process.env.NEXT_PUBLIC_SITE_URL)
  console.error(
    'NEXT_PUBLIC_SITE_URL is not set: canonical addresses, sitemap and feed say http://localhost:3000.',
  );
if (isDeployPreview) void writePreviewPage(resolve('.'));
