import type { ReactNode } from 'react';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { PageHead } from '@/components/layout/page-head';
import { pageOf } from '@/content/site/pages';
import { StructuredData } from './structured-data';

type Props = { path: string; from?: string; actions?: ReactNode };

/** Structured data and hero of a page, with the title and lead that content/site/pages.ts has for it or for `from`. */
export function SitePageHead({ path, from = path, actions }: Props) {
  const { heading, lead } = pageOf(from);
  return (
    <>
      <StructuredData path={path} />
      <PageHead crumbs={getBreadcrumbs(path)} heading={heading} lead={lead} actions={actions} />
    </>
  );
}
