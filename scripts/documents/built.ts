import type { FileFacts, GuideFiles } from '@/components/guides/guide-card';
import type { Guide } from '@/content/guides/schema';
import { countPages } from '@/lib/documents/facts';
import { routes } from '@/lib/routes';
import { type Download, filesOf } from './files';

const finished = new Map<string, Promise<Buffer>>();

/** The bytes of a file, written once in each process of the build. */
export function bytesOf({ name, build }: Download): Promise<Buffer> {
  const known = finished.get(name) ?? build();
  finished.set(name, known);
  return known;
}

/** What a card says of a file, read from its bytes. */
export async function factsOf(download: Download): Promise<FileFacts> {
  const bytes = await bytesOf(download);
  return {
    href: routes.download(download.name),
    pages: countPages(download.kind, bytes),
    bytes: bytes.length,
  };
}

/**
 * The files of a guide with their page counts and sizes: what any page needs to show its card.
 *
 * @throws Error when a guide has no file.
 */
export async function guideFiles(guide: Guide): Promise<GuideFiles> {
  const [file, second] = await Promise.all(filesOf(guide).map(factsOf));
  if (!file) throw new Error(`content/guides/${guide.file}.ts makes no file`);
  return { file, ...(second && { second }) };
}
