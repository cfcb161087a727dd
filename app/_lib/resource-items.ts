import type { ResourceItem } from '@/components/resources/types';
import { guides } from '@/content/guides';
import { resources } from '@/content/resources/resources';
import { resourcesPage } from '@/content/resources/resources-page';
import { contentError } from '@/lib/content-check/check';
import { guideFiles, readFileInfo } from '@/lib/documents/downloads';
import { type FileInfo, formatFileInfo } from '@/lib/documents/file-info';
import * as routes from '@/lib/routes';

const fileOf = (facts: FileInfo): ResourceItem['file'] => ({
  href: facts.href,
  kind: facts.kind,
  facts: formatFileInfo(facts),
});

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
export function listPopularDownloads(items: readonly ResourceItem[]) {
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

/** Filters of the resources page. A filter matches a resource whose type contains one of its keywords. */
const keywords = {
  guide: ['guide', 'ebook'],
  tool: ['tool'],
  template: ['template'],
  calculator: ['calculator'],
};

/** The filters that match a resource type, such as 'Ebook (PDF)'. */
export const findResourceFilters = (type: string): string[] =>
  Object.entries(keywords)
    .filter(([, words]) => words.some((word) => type.toLowerCase().includes(word)))
    .map(([filter]) => filter);
