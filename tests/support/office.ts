import { unzipSync } from 'fflate';

const MARKS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** All that the XML parts of an Office file say, sheet names and titles of slides too, in no certain order. */
export function officeText(bytes: Uint8Array): string {
  const xml = Object.entries(unzipSync(bytes)).flatMap(([name, part]) =>
    name.endsWith('.xml') ? [new TextDecoder().decode(part)] : [],
  );
  return xml
    .join('\n')
    .replace(/<sheet [^>]*\bname="([^"]*)"[^>]*>/g, '$1 ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => MARKS[name] ?? whole);
}
