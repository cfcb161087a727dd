import { libraryPage } from '@/content/library-page';
import { resources } from '@/content/resources';
import { contentError } from '@/lib/content/check';
import type { FileFormat, LibraryItem } from '@/lib/library/item';
import { routes } from '@/lib/routes';

/** Everything that the library shows (RESOURCES-16), each with the facts of its file. */
export async function libraryItems(): Promise<LibraryItem[]> {
  return resources.map(({ id, title, description, type, url, file }) => ({
    id,
    title,
    description,
    type,
    page: url,
    file: {
      href: routes.download(file),
      format: file.split('.').at(-1) as FileFormat,
      facts: 'PDF',
    },
  }));
}

/** The popular downloads, each with the address of its card. */
export function popularOf(items: readonly LibraryItem[]) {
  return libraryPage.popular.items.map(({ count, item: wanted }) => {
    const item =
      items.find(({ id }) => id === wanted) ??
      contentError(
        { file: 'content/library-page.ts', field: 'popular.items' },
        `there is no resource '${wanted}'.`,
        `Use four of: ${items.map(({ id }) => id).join(', ')}.`,
      );
    return { count, href: `${routes.resources}#${item.id}`, title: item.title, type: item.type };
  });
}
