import type { Browser } from '@playwright/test';

/** Size of a picture in pixels, as cards show it. */
const SIZE = { width: 760, height: 520 };

declare const pdfjsLib: typeof import('pdfjs-dist');

/** Draws the first page of a PDF, or the upper part of a high one, as a WebP image. */
export async function pictureOf(browser: Browser, pdf: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  for (const name of ['pdf', 'pdf.worker'])
    await page.addScriptTag({ path: `node_modules/pdfjs-dist/legacy/build/${name}.mjs`, type: 'module' });
  await page.waitForFunction('globalThis.pdfjsLib && globalThis.pdfjsWorker', null, { timeout: 120_000 });
  const address = await page.evaluate(
    async ({ base64, width, height }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const first = await (await pdfjsLib.getDocument({ data }).promise).getPage(1);
      const full = first.getViewport({ scale: 1 });
      const scale = width / full.width;
      // A wide page, such as a slide, stands in the middle.
      const viewport = first.getViewport({ scale, offsetY: Math.max(0, (height - full.height * scale) / 2) });
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const canvasContext = canvas.getContext('2d') as CanvasRenderingContext2D;
      await first.render({ canvasContext, viewport }).promise;
      return canvas.toDataURL('image/webp', 0.85);
    },
    { base64: pdf.toString('base64'), ...SIZE },
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
