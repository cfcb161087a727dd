import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { sitePages } from '@/app/_lib/site-pages';
import { ShareImage } from '@/components/share-image/share-image';
import { company } from '@/content/company/company';
import { loadFonts } from '@/lib/fonts/static-fonts';
import { getCoverPath } from '@/lib/illustrations/covers';
import { getShareImagePath, shareImageSize } from '@/lib/seo/page-files';

/** One share image for each indexed page, prerendered: /og/services/ai-training.png. */
export const dynamic = 'force-static';
export const dynamicParams = false;

const paramsOf = (path: string) => getShareImagePath(path).split('/').slice(2);

export const generateStaticParams = () => sitePages.map(({ path }) => ({ path: paramsOf(path) }));

/** An SVG file of `public` as a data URL. */
const svg = (path: string) =>
  `data:image/svg+xml;base64,${readFileSync(join(process.cwd(), 'public', path)).toString('base64')}`;

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const requested = (await params).path.join('/');
  const page = sitePages.find(({ path }) => paramsOf(path).join('/') === requested);
  if (!page) return new Response(null, { status: 404 });
  return new ImageResponse(
    <ShareImage
      title={page.heading}
      corner={page.corner ?? page.section}
      name={company.name}
      mark={svg('logo-mark.svg')}
      cover={svg(getCoverPath(page.cover))}
    />,
    { ...shareImageSize, fonts: await loadFonts(), headers: { 'Cache-Control': 'public, max-age=86400' } },
  );
}
