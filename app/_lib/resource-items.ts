import type { ResourceItem } from '@/components/resources/types';
import { guides } from '@/content/guides';
import { resources } from '@/content/resources/resources';
import { resourcesPage } from '@/content/resources/resources-page';
import { guideFiles, readFileInfo } from '@/lib/documents/downloads';
import { type FileInfo, formatFileInfo } from '@/lib/documents/file-info';
import * as routes from '@/lib/routes';

const fileOf = (info: FileInfo): ResourceItem['file'] => ({ ...info, facts: formatFileInfo(info) });

/** The cards of the resources page, each with the facts of its files. */
export function listResourceCards(): ResourceItem[] {
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
      const files = { file: fileOf(file), ...(second && { second: fileOf(second) }) };
      return { id: guide.file, title, description, type, ...(page && { reading: page }), ...files };
    }),
  ];
}

/** The popular downloads, each with the address of its card. */
export function listPopularDownloads(items: readonly ResourceItem[]) {
  return resourcesPage.popular.items.flatMap(({ count, item }) =>
    items
      .filter(({ id }) => id === item)
      .map(({ id, title, type }) => ({ count, href: `${routes.resources}#${id}`, title, type })),
  );
}

/** The filters that match a resource type, such as 'Ebook (PDF)': those whose word it contains. */
export const findResourceFilters = (type: string): string[] =>
  ['guide', 'tool', 'template', 'calculator'].filter((word) =>
    type.toLowerCase().replace('ebook', 'guide').includes(word),
  );
