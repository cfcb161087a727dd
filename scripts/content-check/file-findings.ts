import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { mostSimilar } from '@/lib/content-check/nearest';
import { GUIDE_COVER_SIZE } from '../documents/printed';
import { listFiles } from '../support/list-files';
import type { Finding } from './findings';

const say = (file: string, message: string, grade: Finding['grade'] = 'fix'): Finding => ({
  grade,
  file,
  message,
});

/** Narrower pictures are blurred where a screen is dense. */
const MIN_PICTURE_WIDTH = 1360;

/** Finds files without content, which a program that was stopped may leave, in `public` and `content`. */
export const emptyFileFindings = (root: string): Finding[] =>
  ['public', 'content'].flatMap((folder) =>
    listFiles(root, folder)
      .filter((file) => statSync(join(root, file)).size === 0)
      .map((file) => say(file, 'this file is empty. Make or save it again, or delete it.')),
  );

/** What is wrong with a picture: it cannot be read, or has another size than pages need. */
async function findPictureProblem(root: string, file: string): Promise<Finding | undefined> {
  const size = await sharp(join(root, file))
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
  if (!size) return say(file, 'this file is no picture that a page can show. Save it as JPEG.');
  const { width, height } = GUIDE_COVER_SIZE;
  if (!file.startsWith('public/'))
    return size.width < MIN_PICTURE_WIDTH
      ? say(
          file,
          `this picture is ${size.width} pixels wide, and blurred on dense screens. Save it at least ${MIN_PICTURE_WIDTH} wide.`,
          'suggestion',
        )
      : undefined;
  return size.width === width && size.height === height
    ? undefined
    : say(
        file,
        `this picture is ${size.width} by ${size.height} pixels. 'npm run documents' makes it in ${width} by ${height}.`,
      );
}

/** Finds pictures that a page cannot show as they are. @param files paths in `root` */
export const pictureFindings = async (root: string, files: readonly string[]): Promise<Finding[]> =>
  (await Promise.all(files.map((file) => findPictureProblem(root, file)))).flatMap((found) => found ?? []);

/**
 * Finds files that an entry names and that do not exist, and files that no entry names.
 *
 * @param named what names a file, by the file's path in the project.
 * @param files paths of those that exist.
 */
export function fileFindings(named: ReadonlyMap<string, string>, files: readonly string[]): Finding[] {
  const strays = new Map(files.flatMap((file) => (named.has(file) ? [] : [[basename(file), file]])));
  const missing = [...named].filter(([file]) => !files.includes(file));
  const misnamed = missing.map(([file]) => mostSimilar(basename(file), [...strays.keys()]));
  return [
    ...missing.map(([file, by], index) => {
      const remedy = /^public\/.*\.(pdf|webp)$/.test(file) ? " 'npm run documents' makes it." : '';
      const similar = misnamed[index] && ` Did you mean '${misnamed[index]}'?`;
      return say(file, `${by} names this file, and it does not exist.${similar ?? remedy}`);
    }),
    ...[...strays]
      .filter(([name]) => !misnamed.includes(name))
      .map(([, file]) =>
        say(file, 'nothing on the site names this file. Rename or delete it, or add its entry.'),
      ),
  ];
}
