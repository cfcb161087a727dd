import { contentIndex } from '@/app/_lib/content-index';
import { landingPages } from '@/app/_lib/landing-pages';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { LandingPage } from '@/components/sections/landing-page';
import { contentError } from '@/lib/content-check/check';
import { StructuredData } from './structured-data';

/** A landing page with its structured data. @throws ContentError when there is no such page. */
export function LandingRoute({ path }: { path: string }) {
  const landing =
    landingPages.get(path) ??
    contentError(
      { file: 'app/_lib/landing-pages.ts' },
      `there is no landing page at '${path}'.`,
      'Add the entry to the list of its collection.',
    );
  return (
    <>
      <StructuredData path={path} />
      <LandingPage crumbs={getBreadcrumbs(path)} contentIndex={contentIndex} {...landing} />
    </>
  );
}
