import { strFromU8, unzipSync } from 'fflate';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The parts of Word, Excel and PowerPoint files that readers see, with their paragraphs and cells. */
const PARTS = /^(?:word\/document|xl\/sharedStrings|ppt\/(?:slides|notesSlides)\/\w+)\.xml$/;

/**
 * The texts of an Office file, one a paragraph or cell, by the name of their part, such as 'ppt/slides/slide3.xml'.
 *
 * @throws Error when the bytes are no Office file.
 */
export function readOfficeTexts(bytes: Uint8Array): Record<string, string[]> {
  const parts = Object.entries(unzipSync(bytes, { filter: ({ name }) => PARTS.test(name) }));
  return Object.fromEntries(
    parts.map(([name, part]) => [
      name,
      strFromU8(part)
        .split(/<\/(?:w:p|a:p|si)>/)
        .map((piece) =>
          [...piece.matchAll(/<(?:\w:)?t(?: [^>]*)?>([^<]*)</g)]
            .map(([, text = '']) => text)
            .join('')
            .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
            .replace(/&(\w+);/g, (whole, entity) => ENTITIES[entity] ?? whole),
        )
        .filter(Boolean),
    ]),
  );
}
