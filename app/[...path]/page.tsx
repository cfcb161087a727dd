import type { Metadata } from 'next';
import { EntryPage } from '@/components/templates/entry-page';
import { entryOf, entryPaths } from '@/content/entries';
import { routes } from '@/lib/routes';

type Props = { params: Promise<{ path: string[] }> };

/** Every specified route that has no page of its own yet; any other path is not found. */
export const dynamicParams = false;

export function generateStaticParams() {
  return entryPaths.map((path) => ({ path: path.slice(1).split('/') }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta } = entryOf((await params).path);
  return { title: meta.title, description: meta.description };
}

export default async function Page({ params }: Props) {
  const entry = entryOf((await params).path);
  return (
    <EntryPage
      crumbs={[{ label: 'Home', href: routes.home }, ...entry.parents, { label: entry.label }]}
      heading={entry.heading}
      lead={entry.lead}
    />
  );
}
