import type { FileFacts } from '@/components/guides/guide-card';
import { guides } from '@/content/guides';
import { resources } from '@/content/resources';
import { resourcesPage } from '@/content/resources-page';
import { contentError } from '@/lib/content/check';
import { type FileKind, pagesText, sizeText } from '@/lib/documents/facts';
import type { ResourceItem } from '@/lib/resources/resource-item';
import { routes } from '@/lib/routes';
import { factsOf } from './built';
import { type Download, downloads, filesOf } from './files';

/** The facts of a file as text: 'PDF, 18 pages, 210 KB'. */
export const factsText = (kind: FileKind, { pages, bytes }: FileFacts): string =>
  `${kind.toUpperCase()}, ${pagesText(pages)}, ${sizeText(bytes)}`;

async function fileOf(download: Download): Promise<ResourceItem['file']> {
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

/** The cards of the resources page, each with the facts of its files. */
export async function resourceItems(): Promise<ResourceItem[]> {
  return Promise.all([
    ...resources.map(async ({ id, title, description, type, url, file: name }) => {
      const file = await fileOf(downloadOf(id, name));
      // The card of a tool does not say what its file is.
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

/** The popular downloads, each with the address of its card. */
export function popularOf(items: readonly ResourceItem[]) {
  return resourcesPage.popular.items.map(({ count, item: wanted }) => {
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
