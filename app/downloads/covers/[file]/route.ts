import { guides } from '@/content/guides';
import { coverSvg } from '@/lib/guides/cover';
import { coverOf } from '@/lib/guides/cover-of';

/** The covers as pictures, at the addresses that the guides' `image` names. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => guides.map(({ id }) => ({ file: `${id}.svg` }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const guide = guides.find(({ id }) => `${id}.svg` === file);
  if (!guide) return new Response(null, { status: 404 });
  return new Response(coverSvg(coverOf(guide), guide.title), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
