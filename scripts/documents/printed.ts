import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedPage } from '@/content/resources/downloads';
import { downloadsFolder } from '@/lib/documents/downloads';

/** A hash of what each PDF was made from: its text, together with the PDF itself. */
const FILE = join(__dirname, 'printed.json');

const readHashes = (): Record<string, string> => JSON.parse(readFileSync(FILE, 'utf8'));

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
export const recordPrinted = (page: PrintedPage): void =>
  writeFileSync(FILE, `${JSON.stringify({ ...readHashes(), [page.name]: computeHash(page) }, null, 2)}\n`);
