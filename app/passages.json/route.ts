import { alsoAsked } from '@/content/search/also-asked';
import type { PassageFile } from '@/lib/search/passage';

export const dynamic = 'force-static';

/**
 * The passages of all pages, for the search and the chat. They are cut from the finished pages, so the last step of
 * `next build` (scripts/build/pages.ts) fills them in. `next dev` serves those of the last build.
 */
export async function GET() {
  const file: PassageFile = { passages: await builtPassages() };
  // The build adds to each passage the questions that it answers, and removes this list.
  const isBuild = process.env.NODE_ENV !== 'development';
  return new Response(JSON.stringify(isBuild ? { ...file, alsoAsked } : file), {
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
    // There is no build yet.
    return [];
  }
}
