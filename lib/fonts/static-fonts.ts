import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

const FILE =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';

/** Latin-1 and typographic characters. */
const CHARACTERS = `${Array.from({ length: 224 }, (_, index) => String.fromCharCode(index + 32)).join('')}“”‘’–—…•−€™↑↓`;

async function staticFont(name: string, wght: number, wdth: number) {
  const font = await readFile(join(process.cwd(), FILE));
  const options = { targetFormat: 'truetype', variationAxes: { wght, wdth } } as const;
  return { name, data: await subset(font, CHARACTERS, options) };
}

let loaded: Promise<{ name: string; data: Buffer }[]> | undefined;

/** The site's variable font in the two styles of share images, which cannot vary a font. */
export function loadFonts() {
  loaded ??= Promise.all([staticFont('Body', 400, 100), staticFont('Title', 600, 75)]);
  return loaded;
}
