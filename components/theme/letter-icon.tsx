'use client';

import { useEffect } from 'react';
import { themeColors } from '@/lib/theme/theme';
import { getCurrentTheme, THEME_CHANGED_EVENT } from './theme-button';

/** So that the new colors of the page show first. */
const DELAY_MS = 500;

type ManifestIcon = { src: string; sizes?: string; type?: string };

/** Draws the letter on the brand color of the current theme. */
function drawLetter(letter: string, size: number): string {
  const colors = themeColors[getCurrentTheme()];
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no 2D canvas');
  context.fillStyle = colors.lane;
  context.fillRect(0, 0, size, size);
  context.fillStyle = colors.onEmber;
  context.font = `600 ${Math.round(size * 0.66)}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letter, size / 2, size * 0.54);
  return canvas.toDataURL('image/png');
}

async function patchManifest(letter: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!link) throw new Error('the page names no manifest');
  link.dataset.source ??= link.href;
  const response = await fetch(link.dataset.source);
  if (!response.ok) throw new Error(`the manifest answered ${response.status}`);
  const manifest = (await response.json()) as { icons?: ManifestIcon[] } & Record<string, unknown>;
  // Inside a blob: manifest relative addresses have no base, so they become absolute.
  for (const field of ['start_url', 'scope', 'id']) {
    const value = manifest[field];
    if (typeof value === 'string') manifest[field] = new URL(value, location.origin).href;
  }
  manifest.icons = (manifest.icons ?? []).map((icon) => {
    const size = /^(192|512)x\1$/.exec(icon.sizes ?? '')?.[1];
    return size
      ? { ...icon, src: drawLetter(letter, Number(size)), type: 'image/png' }
      : { ...icon, src: new URL(icon.src, location.origin).href };
  });
  // Does nothing the first time, when the address is not a blob's.
  URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' }),
  );
}

/** Replaces the manifest's default logos by a letter icon, 500 ms after start and after each change of theme. */
export function LetterIcon({ letter }: { letter: string }) {
  useEffect(() => {
    const patch = () =>
      void patchManifest(letter).catch((error: unknown) =>
        console.warn('The manifest keeps its default logos:', error instanceof Error ? error.message : error),
      );
    let timer = setTimeout(patch, DELAY_MS);
    const patchLater = () => {
      clearTimeout(timer);
      timer = setTimeout(patch, DELAY_MS);
    };
    window.addEventListener(THEME_CHANGED_EVENT, patchLater);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(THEME_CHANGED_EVENT, patchLater);
    };
  }, [letter]);
  return null;
}
