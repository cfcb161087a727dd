import type { ChartSvg } from '@/lib/business-case/chart-svg';

/** Image pixels per drawing pixel, for sharp print. */
const SCALE = 2;

/** A drawing as PNG, which every word processor shows. @throws Error where the browser cannot draw it. */
export async function rasterize({ svg, width, height }: ChartSvg): Promise<Uint8Array> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!pen || !blob) throw new Error('The browser could not draw the chart.');
  return new Uint8Array(await blob.arrayBuffer());
}
