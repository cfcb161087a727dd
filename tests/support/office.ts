import { strFromU8, unzipSync } from 'fflate';

/** The parts of an Office file, by their names. */
export const openZip = (bytes: Uint8Array): Record<string, Uint8Array> => unzipSync(bytes);

/** A part as text; '' when the file has no such part. */
export const partText = (parts: Record<string, Uint8Array>, name: string): string =>
  strFromU8(parts[name] ?? new Uint8Array());

const MARKS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** All that the XML parts of an Office file say, sheet names and titles of slides too, in no certain order. */
export function officeText(bytes: Uint8Array): string {
  const xml = Object.entries(unzipSync(bytes)).flatMap(([name, part]) =>
    name.endsWith('.xml') ? [strFromU8(part)] : [],
  );
  return xml
    .join('\n')
    .replace(/<sheet [^>]*\bname="([^"]*)"[^>]*>/g, '$1 ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => MARKS[name] ?? whole);
}
