import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

/** The voices of a printed page: the site's one face at five settings. */
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

/** Latin-1 and the marks of good typesetting; what the face has of these can be printed. */
const CHARACTERS = `${Array.from({ length: 224 }, (_, index) => String.fromCharCode(index + 32)).join('')}“”‘’–—…•−€™↑↓`;

let loaded: Promise<Fonts> | undefined;

/**
 * The site's variable font as fixed fonts that a PDF can embed. A PDF knows no variable fonts, and the PDF
 * library's own way of fixing one fails on WOFF2.
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
