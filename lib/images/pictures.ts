import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The photographs and screenshots of articles, as their authors saved them. */
const FOLDER = join(process.cwd(), 'content/articles/pictures');

/** Widths in which a page offers a picture, in pixels. The column for text is 680 wide, and screens may be twice as dense. */
export const pictureWidths = [680, 1360] as const;

/** The names of all pictures, such as 'whiteboard.jpg'. */
export const pictureFiles = (): string[] =>
  existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => /\.(jpe?g|png|webp)$/.test(name)) : [];

/** Where the build puts a picture of one width. */
export const picturePath = (file: string, width: number): string =>
  `/pictures/${file.replace(/\.\w+$/, '')}-${width}.webp`;

/** Width and height of a picture in pixels, as a page reserves room for it. */
export async function pictureSize(file: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(join(FOLDER, file)).metadata();
  return { width, height };
}

/** A picture at most `width` pixels wide. It keeps nothing that a camera noted, such as a place. */
export const pictureBytes = (file: string, width: number): Promise<Buffer> =>
  sharp(join(FOLDER, file))
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
