import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { EntryPage } from '@/components/templates/entry-page';
import { entryOf, entryPaths } from '@/content/entries';
import { redirects } from '@/content/redirects';
import { routes } from '@/lib/routes';

type Props = { params: Promise<{ path: string[] }> };

/** Every specified route without a page of its own, and every old address; any other path is not found. */
export const dynamicParams = false;

export function generateStaticParams() {
  return [...entryPaths, ...redirects.map(({ from }) => from)].map((path) => ({
    path: path.slice(1).split('/'),
  }));
}

const redirectOf = (path: string[]) => redirects.find(({ from }) => from === `/${path.join('/')}`);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = await params;
  return redirectOf(path) ? {} : metadataOf(`/${path.join('/')}`);
}

export default async function Page({ params }: Props) {
  const { path } = await params;
  const moved = redirectOf(path);
  if (moved) permanentRedirect(moved.to);
  const entry = entryOf(path);
  return (
    <>
      <StructuredData path={entry.path} />
      <EntryPage
        crumbs={[{ label: 'Home', href: routes.home }, ...entry.parents, { label: entry.label }]}
        heading={entry.heading}
        lead={entry.lead}
        below={entry.below}
      />
    </>
  );
}
