import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company/company';
import type { PrintedPage } from '@/content/resources';
import { downloadsFolder } from '@/lib/documents/downloads';

/** What a PDF has as its creator: the company, and a hash of the text that was printed. */
export const creatorOf = ({ title, text }: PrintedPage): string =>
  `${company.name}, text ${createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('hex')
    .slice(0, 12)}`;

/** Whether a PDF is missing, or was printed before its text changed. */
export function isOlder(one: PrintedPage): boolean {
  const file = join(downloadsFolder, one.name);
  return !existsSync(file) || !readFileSync(file, 'latin1').includes(`/Creator (${creatorOf(one)})`);
}
