import type { FileFacts } from '@/components/guides/guide-card';
import { guides } from '@/content/guides';
import { resources } from '@/content/resources';
import { libraryPage } from '@/content/resources-page';
import { contentError } from '@/lib/content/check';
import { type FileKind, pagesText, sizeText } from '@/lib/documents/facts';
import type { LibraryItem } from '@/lib/resources/resource-item';
import { routes } from '@/lib/routes';
import { factsOf } from './built';
import { type Download, downloads, filesOf } from './files';

/** What was read from a file, in words: 'PDF, 18 pages, 210 KB'. */
export const factsText = (kind: FileKind, { pages, bytes }: FileFacts): string =>
  `${kind.toUpperCase()}, ${pagesText(pages)}, ${sizeText(bytes)}`;

async function fileOf(download: Download): Promise<LibraryItem['file']> {
  const facts = await factsOf(download);
  return { href: facts.href, kind: download.kind, facts: factsText(download.kind, facts) };
}

/** The file of a resource. @throws ContentError when the build writes no file of that name. */
function downloadOf(entry: string, name: string): Download {
  return (
    downloads.find((download) => download.name === name) ??
    contentError(
      { file: 'content/resources.ts', entry, field: 'file' },
      `there is no file '${name}'.`,
      `Use one of: ${downloads.map((download) => download.name).join(', ')}.`,
    )
  );
}

/** Everything that the library shows, each with the facts of its files (RESOURCES-16). */
export async function libraryItems(): Promise<LibraryItem[]> {
  return Promise.all([
    ...resources.map(async ({ id, title, description, type, url, file: name }) => {
      const file = await fileOf(downloadOf(id, name));
      // What a tool's file is does not follow from its card.
      const facts = file.kind === 'xlsx' ? `Worksheet: ${file.facts}` : file.facts;
      return { id, title, description, type, page: url, file: { ...file, facts } };
    }),
    ...guides.map(async (guide) => {
      const [file, second] = await Promise.all(filesOf(guide).map(fileOf));
      if (!file) throw new Error(`content/guides/${guide.file}.ts makes no file`);
      const { title, description, type } = guide;
      return { id: guide.file, title, description, type, file, ...(second && { second }) };
    }),
  ]);
}

/** The popular downloads, each with the address of its card (RESOURCES-18). */
export function popularOf(items: readonly LibraryItem[]) {
  return libraryPage.popular.items.map(({ count, item: wanted }) => {
    const item =
      items.find(({ id }) => id === wanted) ??
      contentError(
        { file: 'content/resources-page.ts', field: 'popular.items' },
        `there is no resource '${wanted}'.`,
        `Use four of: ${items.map(({ id }) => id).join(', ')}.`,
      );
    return { count, href: `${routes.resources}#${item.id}`, title: item.title, type: item.type };
  });
}
