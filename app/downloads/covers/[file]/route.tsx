import { coverBox, GuideCoverDrawing } from '@/components/illustrations/covers/guide-cover';
import { renderSvg } from '@/components/illustrations/kit/render-svg';
import { guides } from '@/content/guides';
import { coverOf } from '@/lib/guides/cover';
import { brandColors } from '@/lib/theme/brand-colors';

/** The covers of guides as images, at the addresses in their `image` field. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => guides.map(({ id }) => ({ file: `${id}.svg` }));

const { width, height } = coverBox;
const attributes = ` viewBox="0 0 ${width} ${height}" width="${width * 3}" height="${height * 3}" font-family="Instrument Sans, system-ui, sans-serif"`;

/** An image file has no theme, so it takes the colors of the default theme. */
const values: Record<string, string> = {
  ...brandColors,
  'ink-2': brandColors.ink2,
  'drawing-label': '17',
  'drawing-lane': '3',
};

/** @throws Error for a variable without a value, so that the build stops instead of writing a broken image. */
const withValues = (svg: string) =>
  svg.replace(/var\(--([\w-]+)\)/g, (_, name) => {
    const value = values[name];
    if (!value) throw new Error(`app/downloads/covers: no value for --${name}.`);
    return value;
  });

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const guide = guides.find(({ id }) => `${id}.svg` === file);
  if (!guide) return new Response(null, { status: 404 });
  const drawing = (
    <>
      <title>{guide.title}</title>
      <rect width={width} height={height} fill="var(--sunk)" />
      <GuideCoverDrawing cover={coverOf(guide)} />
    </>
  );
  return new Response(withValues(await renderSvg(drawing, attributes)), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
