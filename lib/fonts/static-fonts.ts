import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

const FILE =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';

/** Latin-1 and typographic characters. */
const CHARACTERS = `${Array.from({ length: 224 }, (_, index) => String.fromCharCode(index + 32)).join('')}“”‘’–—…•−€™↑↓`;

const staticFont = async (wght: number, wdth: number): Promise<Buffer> =>
  subset(await readFile(join(process.cwd(), FILE)), CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght, wdth },
  });

let loaded: Promise<[body: Buffer, title: Buffer]> | undefined;

/** The site's variable font in the two styles of share images, which cannot vary a font. */
export function loadFonts() {
  loaded ??= Promise.all([staticFont(400, 100), staticFont(600, 75)]);
  return loaded;
}
