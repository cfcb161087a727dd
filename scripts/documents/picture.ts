import type { Browser } from '@playwright/test';

/** Width of a picture in pixels. */
const WIDTH = 760;

declare const pdfjsLib: typeof import('pdfjs-dist');

/** Draws the first page of a PDF as a WebP image. */
export async function pictureOf(browser: Browser, pdf: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  for (const name of ['pdf', 'pdf.worker'])
    await page.addScriptTag({ path: `node_modules/pdfjs-dist/legacy/build/${name}.mjs`, type: 'module' });
  const address = await page.evaluate(
    async ({ base64, width }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const first = await (await pdfjsLib.getDocument({ data }).promise).getPage(1);
      const viewport = first.getViewport({ scale: width / first.getViewport({ scale: 1 }).width });
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height: Math.round(viewport.height) });
      const canvasContext = canvas.getContext('2d') as CanvasRenderingContext2D;
      await first.render({ canvasContext, viewport }).promise;
      return canvas.toDataURL('image/webp', 0.85);
    },
    { base64: pdf.toString('base64'), width: WIDTH },
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
