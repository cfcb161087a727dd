import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

/** Fonts of a PDF: the site's one font in five styles. */
export type FontName = 'body' | 'strong' | 'emphasis' | 'display' | 'title';
type Fonts = Record<FontName, Buffer>;

const FOLDER = 'node_modules/@fontsource-variable/instrument-sans/files';
const UPRIGHT = 'instrument-sans-latin-wdth-normal.woff2';
const ITALIC = 'instrument-sans-latin-wdth-italic.woff2';

const SETTINGS: Record<FontName, { file: string; wght: number; wdth: number }> = {
  body: { file: UPRIGHT, wght: 400, wdth: 100 },
  strong: { file: UPRIGHT, wght: 600, wdth: 100 },
  emphasis: { file: ITALIC, wght: 400, wdth: 100 },
  display: { file: UPRIGHT, wght: 600, wdth: 80 },
  title: { file: UPRIGHT, wght: 600, wdth: 75 },
};

/** Latin-1 and typographic characters. A PDF can show those that the font has. */
const CHARACTERS = `${Array.from({ length: 224 }, (_, index) => String.fromCharCode(index + 32)).join('')}“”‘’–—…•−€™↑↓`;

let loaded: Promise<Fonts> | undefined;

/**
 * The site's variable font as static fonts that a PDF can embed. PDF does not support variable fonts, and PDFKit cannot
 * make static ones from WOFF2.
 */
export function loadFonts(): Promise<Fonts> {
  loaded ??= Promise.all(
    Object.entries(SETTINGS).map(async ([name, { file, wght, wdth }]) => {
      const source = await readFile(join(process.cwd(), FOLDER, file));
      const options = { targetFormat: 'truetype', variationAxes: { wght, wdth } } as const;
      return [name, await subset(source, CHARACTERS, options)] as const;
    }),
  ).then((entries) => Object.fromEntries(entries) as Fonts);
  return loaded;
}
