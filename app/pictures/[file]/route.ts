import { encodePicture, listPictureFiles, listPictureSizes } from '@/lib/images/picture-files';

/** The pictures of articles in the widths that pages offer. The build makes them from content/articles/pictures. */
export const dynamic = 'force-static';
export const dynamicParams = false;

async function listSizes() {
  const sizes = [];
  for (const file of listPictureFiles())
    for (const { path, width } of await listPictureSizes(file))
      sizes.push({ file, width, name: path.replace('/pictures/', '') });
  return sizes;
}

export const generateStaticParams = async () => (await listSizes()).map(({ name }) => ({ file: name }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const size = (await listSizes()).find(({ name }) => name === file);
  if (!size) return new Response(null, { status: 404 });
  const bytes = await encodePicture(size.file, size.width);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } });
}
