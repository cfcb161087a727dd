import { mediaType } from '@/lib/documents/facts';
import { bytesOf } from '@/scripts/documents/built';
import { downloads } from '@/scripts/documents/files';

/** Every file is written when the site is built and served as it stands; other names are not found. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => downloads.map(({ name }) => ({ file: name }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const download = downloads.find(({ name }) => name === file);
  if (!download) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await bytesOf(download)), {
    headers: {
      'Content-Type': mediaType[download.kind],
      'Content-Disposition': `attachment; filename="${download.name}"`,
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
