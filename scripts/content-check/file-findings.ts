import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { mostSimilar } from '@/lib/content-check/nearest';
import { cleanIllustration } from '@/lib/illustrations/illustration-file';
import { listFiles } from '../support/list-files';
import { readOfficeTexts } from '../support/office-text';
import type { Finding } from './findings';
import type { ContentText } from './parse-content-file';

/** The least width of pictures that pages show, in pixels: narrower ones are blurred where a screen is dense. */
const MIN_WIDTHS: Readonly<Record<string, number>> = {
  'content/articles/pictures': 1360,
  'public/guide-covers': 760,
  'public/partners': 200,
  'public/team': 480,
};

/** Where an entry names each file, by the file's path in the project. */
export type NamedFiles = ReadonlyMap<string, Pick<Finding, 'file' | 'line'>>;

/** Folders whose files entries name. */
const NAMED_FOLDERS = [...Object.keys(MIN_WIDTHS), 'content/illustrations', 'public/downloads'];

/** What is wrong with a picture: it cannot be read, or has another size than pages need. */
async function pictureFindings(root: string, file: string): Promise<Finding[]> {
  const read = await sharp(join(root, file))
    .metadata()
    .catch(() => undefined);
  if (!read) return [{ file, message: 'this is not a picture that a page can show. Save it as JPEG.' }];
  const { width, height } = read.autoOrient;
  const least = MIN_WIDTHS[dirname(file)] ?? 0;
  const message = `this picture is ${width} by ${height} pixels, and blurred on dense screens. Save it at least ${least} wide.`;
  return width < least ? [{ file, message, hint: 'picture' }] : [];
}

/**
 * Finds empty files, files that an entry names and that do not exist, files that no entry names, and pictures that
 * cannot be shown. One file is one mistake.
 */
export async function fileFindings(root: string, named: NamedFiles): Promise<Finding[]> {
  const files = NAMED_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    listFiles(root, folder),
  );
  const empty = ['public', 'content']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => statSync(join(root, file)).size === 0);
  const strays = new Map(files.flatMap((file) => (named.has(file) ? [] : [[basename(file), file]])));
  const missing = [...named].filter(([file]) => !files.includes(file));
  const misnamed = missing.map(([file]) => mostSimilar(basename(file), [...strays.keys()]));
  const pictures = files.filter((file) => !/^public\/downloads\/|\.svg$/.test(file) && !empty.includes(file));
  return [
    ...empty.map((file) => ({ file, message: 'this file is empty. Make or save it again, or delete it.' })),
    ...missing.flatMap(([path, { file, line }], index) => {
      // The wide and the narrow file of an illustration are one mistake.
      if (missing.some(([other]) => other === path.replace('.narrow.', '.wide.') && other !== path))
        return [];
      const remedy = /^public\/downloads\/.*\.pdf$/.test(path) ? " 'npm run documents' makes it." : '';
      const similar = misnamed[index] && ` Did you mean '${misnamed[index]}'?`;
      return [{ file, line, message: `the file ${path} does not exist.${similar || remedy}` }];
    }),
    ...[...strays].flatMap(([name, file]) => {
      const message = 'nothing on the site names this file. Rename or delete it, or add its entry.';
      return misnamed.includes(name) || empty.includes(file) ? [] : { file, message };
    }),
    ...(await Promise.all(pictures.map((file) => pictureFindings(root, file)))).flat(),
  ];
}

/** The texts of Office files and illustrations, and what cannot be read. */
export function readOtherTexts(root: string): { texts: ContentText[]; findings: Finding[] } {
  const texts: ContentText[] = [];
  const findings: Finding[] = [];
  const files = [...listFiles(root, 'public/downloads'), ...listFiles(root, 'content/illustrations')];
  for (const file of files.filter((name) => /\.(docx|xlsx|pptx|svg)$/.test(name)))
    try {
      const bytes = readFileSync(join(root, file));
      const words = file.endsWith('.svg')
        ? cleanIllustration(bytes.toString(), file).markup.split(/<[^>]*>/)
        : Object.values(readOfficeTexts(bytes)).flat();
      texts.push(...words.map((value) => ({ file, path: [], value })));
    } catch (error) {
      findings.push({ file, message: (error as Error).message.replace(`${file}:`, '').trim() });
    }
  return { texts, findings };
}
