import { contentError } from '@/lib/content-check/check';
import { fileNames, guideFiles, readFileInfo } from '@/lib/documents/downloads';
import { type FileInfo, fileInfoText } from '@/lib/documents/file-info';
import type { ResourceItem } from '@/lib/resources/resource-item';
import { routes } from '@/lib/routes';
import { allGuides, guides } from '../guides';
import type { PrintedText } from '../schemas/printed-text';
import { pageOf } from '../site/pages';
import { implementationGuide, implementationGuideFile } from './implementation-guide';
import { resources } from './resources';
import { resourcesPage } from './resources-page';

const fileOf = (facts: FileInfo): ResourceItem['file'] => ({
  href: facts.href,
  kind: facts.kind,
  facts: fileInfoText(facts),
});

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
    fileNames(guide).flatMap((name) => (name ? { name, by: `'${guide.title}'` } : [])),
  ),
  ...resources.map(({ title, file }) => ({ name: file, by: `'${title}'` })),
  { name: 'business-case-workbook.xlsx', by: 'app/tools/business-case' },
];

/** The cards of the resources page, each with the facts of its files. */
export function resourceItems(): ResourceItem[] {
  return [
    ...resources.map(({ id, title, description, type, url, file: name }) => {
      const file = fileOf(readFileInfo(name));
      // The card of a tool does not say what its file is.
      const facts = file.kind === 'xlsx' ? `Worksheet: ${file.facts}` : file.facts;
      return { id, title, description, type, page: url, file: { ...file, facts } };
    }),
    ...guides.map((guide) => {
      const { file, second } = guideFiles(guide);
      const { title, description, type, page } = guide;
      return {
        id: guide.file,
        title,
        description,
        type,
        ...(page && { reading: page }),
        file: fileOf(file),
        ...(second && { second: fileOf(second) }),
      };
    }),
  ];
}

/** The popular downloads, each with the address of its card. */
export function popularOf(items: readonly ResourceItem[]) {
  return resourcesPage.popular.items.map(({ count, item: wanted }) => {
    const item =
      items.find(({ id }) => id === wanted) ??
      contentError(
        { file: 'content/resources/resources-page.ts', field: 'popular.items' },
        `there is no resource '${wanted}'.`,
        `Use four of: ${items.map(({ id }) => id).join(', ')}.`,
      );
    return { count, href: `${routes.resources}#${item.id}`, title: item.title, type: item.type };
  });
}
