import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { sitePages } from '@/app/_lib/site-pages';
import { ShareImage } from '@/components/share-image/share-image';
import { company } from '@/content/company/company';
import { loadFonts } from '@/lib/fonts/static-fonts';
import { shareImagePath, shareImageSize } from '@/lib/seo/page-files';

/** One share image for each indexed page, prerendered: /og/services/ai-training.png. */
export const dynamic = 'force-static';
export const dynamicParams = false;

const paramsOf = (path: string) => shareImagePath(path).split('/').slice(2);

export function generateStaticParams() {
  return sitePages.map(({ path }) => ({ path: paramsOf(path) }));
}

const mark = `data:image/svg+xml;base64,${readFileSync(join(process.cwd(), 'public/logo-mark.svg')).toString('base64')}`;

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const requested = (await params).path.join('/');
  const page = sitePages.find(({ path }) => paramsOf(path).join('/') === requested);
  if (!page) return new Response(null, { status: 404 });
  const drawing = { width: shareImageSize.width, height: 250 };
  const { title, body } = await loadFonts();
  return new ImageResponse(
    <ShareImage
      title={page.heading}
      corner={page.corner ?? page.section}
      name={company.name}
      mark={mark}
      drawing={{ ...drawing, shapes: page.drawing(drawing) }}
    />,
    {
      ...shareImageSize,
      fonts: [
        { name: 'Body', data: body },
        { name: 'Title', data: title },
      ],
      headers: { 'Cache-Control': 'public, max-age=86400' },
    },
  );
}
