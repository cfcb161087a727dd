import { listGuideFileNames } from '@/lib/documents/downloads';
import * as routes from '@/lib/routes';
import { allGuides, guides } from '../guides';
import type { PrintedText } from '../schemas/printed-text';
import { pageOf } from '../site/pages';
import { implementationGuide, implementationGuideFile } from './implementation-guide';
import { resources } from './resources';

/** A PDF in public/downloads and the page that it is printed from. */
export type PrintedPage = { name: string; path: string; title: string; text: PrintedText };

/** The PDFs that `npm run documents` prints. */
export const printedPages: readonly PrintedPage[] = [
  ...guides.flatMap(({ page: path, file, title, text }) =>
    path && text ? { name: `${file}.pdf`, path, title, text } : [],
  ),
  {
    name: implementationGuideFile,
    path: routes.implementationGuide,
    title: pageOf(routes.implementationGuide).heading,
    text: implementationGuide,
  },
];

/** The files in public/downloads, those of drafts too, each with what names it. */
export const downloads: readonly { name: string; by: string }[] = [
  ...allGuides.flatMap((guide) =>
    listGuideFileNames(guide).flatMap((name) => (name ? { name, by: `'${guide.title}'` } : [])),
  ),
  ...resources.map(({ title, file }) => ({ name: file, by: `'${title}'` })),
];
