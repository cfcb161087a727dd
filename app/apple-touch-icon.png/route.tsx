import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { brandColors } from '@/lib/theme/theme';

export const dynamic = 'force-static';

const SIZE = 180;
const mark = readFileSync(join(process.cwd(), 'public/logo-mark.svg')).toString('base64');

/** The home screen icon. Such icons are never transparent, so the mark has a background. */
export function GET() {
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: brandColors.paper,
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, never sent to a browser */}
      <img src={`data:image/svg+xml;base64,${mark}`} width={124} height={124} alt="" />
    </div>,
    { width: SIZE, height: SIZE, headers: { 'Cache-Control': 'public, max-age=86400' } },
  );
}
