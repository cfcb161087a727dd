import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedPage } from '@/content/resources/downloads';
import { downloadsFolder, listGuideFileNames } from '@/lib/documents/downloads';

/** A hash of what each file was made from: a PDF's text, together with the PDF itself, and the file of each cover. */
const FILE = join(__dirname, 'printed.json');

const readHashes = (): Record<string, string> => JSON.parse(readFileSync(FILE, 'utf8'));

const writeHash = (name: string, hash: string): void =>
  writeFileSync(FILE, `${JSON.stringify({ ...readHashes(), [name]: hash }, null, 2)}\n`);

/** Where a text stands in its file is left out. */
const computeHash = ({ name, title, text }: PrintedPage): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text], (key, value) => (key === 'position' ? undefined : value)))
    .update(readFileSync(join(downloadsFolder, name)))
    .digest('hex');

/** Whether a PDF is missing, or was printed from another text, or is another file. */
export const isPrintOutdated = (page: PrintedPage): boolean =>
  !existsSync(join(downloadsFolder, page.name)) || readHashes()[page.name] !== computeHash(page);

/** Remembers that a PDF has just been printed. */
export const recordPrinted = (page: PrintedPage): void => writeHash(page.name, computeHash(page));

/** Size of a cover in pixels, as cards show it. */
export const GUIDE_COVER_SIZE = { width: 760, height: 520 };

/** The picture of a file's first page, by its address, and the file. */
type Cover = { image: string; name: string };

export const listCovers = (guides: readonly { image: string; file: string; format: string }[]): Cover[] =>
  guides.map((guide) => ({ image: guide.image, name: listGuideFileNames(guide)[0] }));

const computeFileHash = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(downloadsFolder, name)))
    .digest('hex');

/** Whether a cover is missing, or its file has changed since. */
export const isCoverOutdated = ({ image, name }: Cover): boolean =>
  !existsSync(join('public', image)) || readHashes()[image] !== computeFileHash(name);

/** Remembers that a cover has just been made. */
export const recordCover = ({ image, name }: Cover): void => writeHash(image, computeFileHash(name));
