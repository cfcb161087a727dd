import { notFound, permanentRedirect } from 'next/navigation';
import { redirects } from '@/content/redirects';

type Props = { params: Promise<{ path: string[] }> };

/** The redirects of content/redirects.ts; any other path is not found. */
export const dynamicParams = false;

export function generateStaticParams() {
  return redirects.map(({ from }) => ({ path: from.slice(1).split('/') }));
}

export default async function Page({ params }: Props): Promise<never> {
  const path = `/${(await params).path.join('/')}`;
  const moved = redirects.find(({ from }) => from === path);
  if (moved) permanentRedirect(moved.to);
  notFound();
}
