import { pictureBytes, pictureFiles, picturePath, pictureWidths } from '@/lib/images/pictures';

/** The pictures of articles in the widths that pages offer. The build makes them from content/articles/pictures. */
export const dynamic = 'force-static';
export const dynamicParams = false;

const sizes = pictureFiles().flatMap((file) =>
  pictureWidths.map((width) => ({ file, width, name: picturePath(file, width).replace('/pictures/', '') })),
);

export const generateStaticParams = () => sizes.map(({ name }) => ({ file: name }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const size = sizes.find(({ name }) => name === file);
  if (!size) return new Response(null, { status: 404 });
  const bytes = await pictureBytes(size.file, size.width);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } });
}
