import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The photographs and screenshots of articles, as their authors saved them. */
const FOLDER = join(process.cwd(), 'content/articles/pictures');

/** Widths in which a page offers a picture, in pixels. The column for text is 680 wide, and screens may be twice as dense. */
const WIDTHS = [680, 1360] as const;

/** A picture in one width: where the build puts it, and its size in pixels. */
type PictureSize = { path: string; width: number; height: number };

export const listPictureFiles = (): string[] =>
  existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => /\.(jpe?g|png|webp)$/.test(name)) : [];

/**
 * Without the comment, the build could not tell the folder, and would copy the whole checkout into the standalone
 * folder.
 */
const openPicture = (file: string, folder: string) => sharp(join(/* turbopackIgnore: true */ folder, file));

/**
 * The sizes in which a page offers a picture, smallest first, after the rotation that a camera has noted. None is
 * larger than the picture.
 */
export async function listPictureSizes(
  file: string,
  folder = FOLDER,
): Promise<[PictureSize, ...PictureSize[]]> {
  const { width: whole, height } = (await openPicture(file, folder).metadata()).autoOrient;
  const sizeOf = (wanted: number): PictureSize => {
    const width = Math.min(wanted, whole);
    const path = `/pictures/${file.replace(/\.\w+$/, '')}-${width}.webp`;
    return { path, width, height: Math.round((width * height) / whole) };
  };
  const [small, large] = WIDTHS;
  return whole > small ? [sizeOf(small), sizeOf(large)] : [sizeOf(small)];
}

/**
 * A picture in one width. It is in sRGB and has no camera metadata, such as a place. Transparent parts become white,
 * because words on them may be black.
 */
export const encodePicture = (file: string, width: number, folder = FOLDER): Promise<Buffer> =>
  openPicture(file, folder)
    .autoOrient()
    .resize({ width })
    .flatten({ background: 'white' })
    .webp({ quality: 80 })
    .toBuffer();
