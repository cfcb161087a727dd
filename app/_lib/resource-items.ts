import type { ReactNode } from 'react';
import type { ResourceItem } from '@/components/resources/resource-card';
import { guides } from '@/content/guides';
import { resources } from '@/content/resources/resources';
import { resourcesPage } from '@/content/resources/resources-page';
import type { Guide } from '@/content/schemas/guides';
import { guideFiles, readFileInfo } from '@/lib/documents/downloads';
import { type FileInfo, formatFileInfo, formatFileSize } from '@/lib/documents/file-info';
import * as routes from '@/lib/routes';

/** The card of a guide. @param toFacts what it says of its file */
export function toGuideItem(guide: Guide, toFacts: (file: FileInfo) => ReactNode): ResourceItem {
  const { file, second } = guideFiles(guide);
  const pdf = second && ({ href: second.href, download: true, facts: formatFileSize(second.bytes) } as const);
  return {
    ...guide,
    id: guide.file,
    file: { href: file.href, facts: toFacts(file) },
    more: guide.page ? { label: 'Read online', href: guide.page } : pdf && { label: 'PDF version', ...pdf },
  };
}

/** The cards of the resources page, each with the facts of its files. */
export const listResourceCards = (): ResourceItem[] => [
  ...resources.map((resource) => {
    const info = readFileInfo(resource.file);
    // The card of a tool does not say what its file is.
    const facts = `${info.kind === 'xlsx' ? 'Worksheet: ' : ''}${formatFileInfo(info)}`;
    return { ...resource, file: { href: info.href, facts } };
  }),
  ...guides.map((guide) => toGuideItem(guide, formatFileInfo)),
];

/** The popular downloads, each with the address of its card. */
export const listPopularDownloads = (items: readonly ResourceItem[]) =>
  resourcesPage.popular.items.flatMap(({ count, item }) =>
    items
      .filter(({ id }) => id === item)
      .map(({ id, title, type }) => ({ count, href: `${routes.resources}#${id}`, title, type })),
  );

/** The filters that match a resource type, such as 'Ebook (PDF)': those whose word it contains. */
export const findResourceFilters = (type: string): string[] =>
  ['guide', 'tool', 'template', 'calculator'].filter((word) =>
    type.toLowerCase().replace('ebook', 'guide').includes(word),
  );
