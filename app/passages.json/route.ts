import { jsonFile } from '@/app/_lib/json-file';
import { sitePages } from '@/app/_lib/site-pages';
import { alsoAsked } from '@/content/search/also-asked';
import type { AlsoAsked, PassageFile } from '@/lib/search/passage';

export const dynamic = 'force-static';

const questions = new Map(
  sitePages.flatMap((page) =>
    page.questions.map(({ question, alsoAsked: asked = [] }) => [question, asked] as const),
  ),
);
/** Visitors' own words for sections and for the questions of all pages. */
const entries: readonly AlsoAsked[] = [
  ...Object.entries(alsoAsked).map(([href, asked]) => ({ href, alsoAsked: asked })),
  ...[...questions].map(([heading, asked]) => ({ heading, alsoAsked: asked })),
];

/**
 * The passages of all pages, for the search and the chat. They are cut from the finished pages, so the last step of
 * `next build` (scripts/build/finish-pages.ts) fills them in. `next dev` serves those of the last build.
 */
export async function GET() {
  // The build adds to each passage the questions that it answers, and removes this list.
  const isBuild = process.env.NODE_ENV !== 'development';
  return jsonFile(isBuild ? { alsoAsked: entries } : await builtPassages());
}

async function builtPassages(): Promise<PassageFile> {
  const { readFile } = await import('node:fs/promises');
  try {
    return JSON.parse(await readFile('.next/passages.json', 'utf8'));
  } catch {
    // There is no build yet.
    return { pages: [] };
  }
}
