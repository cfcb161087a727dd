import { alsoAsked } from '@/content/search/also-asked';
import { searchSynonyms } from '@/content/search/search-synonyms';
import { clean } from '@/lib/content/text-marks';
import type { PassageFile } from '@/lib/search/passage';

export const dynamic = 'force-static';

/**
 * The passages of all pages, which the search and the assistant load. They come from the finished pages, so `next build`
 * fills them in at the end (scripts/build/pages.ts). While `next dev` runs, they are those of the last build.
 */
export async function GET() {
  const file: PassageFile = { passages: await builtPassages(), synonyms: clean(searchSynonyms) };
  // The build gives each passage its questions, and leaves the list out.
  const isBuild = process.env.NODE_ENV !== 'development';
  return new Response(JSON.stringify(isBuild ? { ...file, alsoAsked: clean(alsoAsked) } : file), {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}

async function builtPassages(): Promise<PassageFile['passages']> {
  if (process.env.NODE_ENV !== 'development') return [];
  const { readFile } = await import('node:fs/promises');
  try {
    return JSON.parse(await readFile('.next/passages.json', 'utf8')).passages;
  } catch {
    // Nothing was built yet.
    return [];
  }
}
