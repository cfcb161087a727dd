import type { ReactNode } from 'react';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { PageHead } from '@/components/layout/page-head';
import { pageOf } from '@/content/site/pages';
import { StructuredData } from './structured-data';

type Props = { path: string; from?: string; actions?: ReactNode };

/**
 * The structured data and the hero of a page with texts in content/site/pages.ts.
 *
 * @param from the page whose title and lead it shows, where it has none of its own.
 */
export function SitePageHead({ path, from = path, actions }: Props) {
  const { heading, lead } = pageOf(from);
  return (
    <>
      <StructuredData path={path} />
      <PageHead crumbs={getBreadcrumbs(path)} heading={heading} lead={lead} actions={actions} />
    </>
  );
}
