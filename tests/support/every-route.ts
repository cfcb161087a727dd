import type { Page } from '@playwright/test';
import { openState, pageStates } from '@/scripts/support/page-states';
import { indexedPaths } from '../../app/_lib/site-pages';

type Stop = { name: string; path: string };

/** Every page of the sitemap. */
export const routes: Stop[] = indexedPaths.map((path) => ({ name: path, path }));
/** The first page of each kind, which is the part of the site and how deep the page lies below it. */
export const templates: Stop[] = [
  ...new Map(
    routes.toReversed().map((route) => {
      const [, part, ...below] = route.path.split('/');
      return [`${part} ${below.length}`, route];
    }),
  ).values(),
].reverse();
/** Tools have bars of their own at the edge of the window. */
export const tools: Stop[] = routes.filter(
  (route) => /^\/(tools|resources)\/(ai-|[a-z]+-[a-z]+$)/.test(route.path) && !templates.includes(route),
);
/** What the sitemap does not list, the first visit apart. */
export const statesAfterFirstVisit = pageStates.filter(({ firstVisit }) => !firstVisit);

/** Goes to each page in turn with one page and collects what `look` finds there. */
export async function visitEach(
  page: Page,
  stops: readonly Stop[],
  look: (stop: Stop) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const stop of stops) {
    await page.unroute('**/api/contact');
    await openState(page, stop);
    found.push(...(await look(stop)).map((line) => `${stop.name}: ${line}`));
  }
  return found;
}

/** Cuts a list so that workers share it. */
export const inParts = <T>(list: readonly T[], count = 2): T[][] =>
  Array.from({ length: count }, (_, part) => list.filter((_, index) => index % count === part));
