import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type About, writtenAt } from './brand';

/** The parts of an Office file, by their names. */
export const openZip = (bytes: Uint8Array): Record<string, Uint8Array> => unzipSync(bytes);

/** A part as text; '' when the file has no such part. */
export const partText = (parts: Record<string, Uint8Array>, name: string): string => {
  const part = parts[name];
  return part ? strFromU8(part) : '';
};

const DATE = /(<dcterms:(created|modified)[^>]*>)[^<]*/g;
const CORE = 'docProps/core.xml';

/**
 * An Office file in which every part and its metadata carry the date of the document instead of the time of the build, so that
 * the same content makes the same bytes.
 *
 * @param change a further change of a part's text.
 */
export function withFixedDates(
  bytes: Uint8Array,
  about: Pick<About, 'date'>,
  change: (name: string, text: string) => string = (_, text) => text,
): Uint8Array<ArrayBuffer> {
  const date = writtenAt(about).toISOString().replace(/\.\d+/, '');
  const [year = 0, month = 1, day = 1] = about.date.split('-').map(Number);
  const parts = Object.entries(openZip(bytes)).map(([name, part]) => {
    if (!/\.(xml|rels)$/.test(name)) return [name, part] as const;
    const text = strFromU8(part);
    const dated = name === CORE ? text.replace(DATE, `$1${date}`) : text;
    return [name, strToU8(change(name, dated))] as const;
  });
  // Local midnight: the format stores the time without its zone.
  return zipSync(Object.fromEntries(parts), { mtime: new Date(year, month - 1, day), level: 9 });
}
