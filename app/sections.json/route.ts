import { jsonFile } from '@/app/_lib/json-file';
import { sitePages } from '@/app/_lib/site-pages';
import { chatSteps } from '@/content/chat/steps';
import { sectionUtterances } from '@/content/search/section-utterances';
import { PAGE_LABEL } from '@/lib/blog/pagination';
import { slug } from '@/lib/format/slug';
import type { Section, SectionNotes } from '@/lib/search/section';

export const dynamic = 'force-static';

const notes: SectionNotes = {
  names: Object.fromEntries(
    // The breadcrumb of a list's later page is only a number.
    sitePages.map(({ path, label, heading }) => [path, label.startsWith(PAGE_LABEL) ? heading : label]),
  ),
  utterances: {
    ...Object.fromEntries(
      sitePages.flatMap(({ path, questions }) =>
        questions.map(({ question, utterances = [] }) => [`${path}#${slug(question)}`, utterances]),
      ),
    ),
    ...sectionUtterances,
  },
  links: Object.values(chatSteps).flatMap((step) =>
    step.kind === 'link' && step.href.includes('#') ? step.href : [],
  ),
};

/**
 * The sections of all pages, for the search. They are cut from the finished pages, so the last step of
 * `next build` (scripts/build/finish-pages.ts) fills them in and removes these notes. `next dev` serves those of the
 * last build.
 */
export const GET = async () =>
  jsonFile(process.env.NODE_ENV === 'development' ? await builtSections() : notes);

async function builtSections(): Promise<Section[]> {
  const { readFile } = await import('node:fs/promises');
  // Before the first build there are none.
  return JSON.parse(await readFile('.next/sections.json', 'utf8').catch(() => '[]'));
}
