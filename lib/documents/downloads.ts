import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { routes } from '../routes';
import type { FileFacts, FileKind, GuideFiles } from './facts';

const WORD_BODY = 'word/document.xml';

/** The body of a Word file: the compressed part after its name and its extra field, whose length is before the name. */
function wordBody(bytes: Buffer): string {
  const name = bytes.indexOf(WORD_BODY);
  const start = name + WORD_BODY.length + bytes.readUInt16LE(name - 2);
  return inflateRawSync(bytes.subarray(start)).toString();
}

/**
 * Number of pages of a finished file, read from its bytes: PDF pages, PPTX slides, XLSX worksheets,
 * DOCX explicit page breaks plus one. Office files are ZIP archives, which name their parts uncompressed.
 */
export function countPages(kind: FileKind, bytes: Buffer): number {
  const found = (pattern: RegExp, text = bytes.toString('latin1')) => text.match(pattern) ?? [];
  switch (kind) {
    case 'pdf':
      return found(/\/Type \/Page\b/g).length;
    case 'pptx':
      return new Set(found(/ppt\/slides\/slide\d+\.xml/g)).size;
    case 'xlsx':
      return new Set(found(/xl\/worksheets\/sheet\d+\.xml/g)).size;
    case 'docx':
      return found(/<w:br [^>]*w:type="page"/g, wordBody(bytes)).length + 1;
  }
}

/** Where scripts/documents writes the files, and the framework serves them from. */
export const downloadsFolder = 'public/downloads';

/**
 * Reads page count and size from a finished file.
 *
 * @throws Error when there is no file of that name
 */
export function factsOf(name: string): FileFacts {
  const bytes = readFileSync(join(process.cwd(), downloadsFolder, name));
  const kind = name.slice(name.lastIndexOf('.') + 1) as FileKind;
  return { href: routes.download(name), kind, pages: countPages(kind, bytes), bytes: bytes.length };
}

/** The facts of a guide's files, by the format that its card names. */
export function guideFiles({ file, format }: { file: string; format: string }): GuideFiles {
  if (format !== 'PPT + PDF') return { file: factsOf(`${file}.${format.toLowerCase()}`) };
  return { file: factsOf(`${file}.pptx`), second: factsOf(`${file}.pdf`) };
}
