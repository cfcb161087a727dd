import { unzipSync } from 'fflate';

/** An Office file as its parts. Reads the manifests that readers follow, not the names of the files. */
export type Office = { part: (name: string) => string; names: string[] };

const MARKS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of XML: marks written out, nothing trimmed. */
export const decodeXml = (xml: string): string =>
  xml.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, number, hex, name) =>
    number
      ? String.fromCodePoint(Number(number))
      : hex
        ? String.fromCodePoint(Number.parseInt(hex, 16))
        : (MARKS[name] ?? whole),
  );

export function openOffice(bytes: Uint8Array): Office {
  const parts = unzipSync(bytes);
  return {
    names: Object.keys(parts),
    part: (name) => {
      const found = parts[name];
      if (!found) throw new Error(`the file has no ${name}: ${Object.keys(parts).join(', ')}`);
      return new TextDecoder().decode(found);
    },
  };
}

const all = (xml: string, pattern: RegExp): RegExpMatchArray[] => [...xml.matchAll(pattern)];

/** The parts that a part of the file names, by their ids in it. */
const targetsIn = (xml: string) =>
  new Map(
    all(xml, /<Relationship [^>]*>/g).map(([tag]) => [
      /Id="([^"]+)"/.exec(tag)?.[1],
      /Target="\/?(?:ppt\/|xl\/)?([^"]+)"/.exec(tag)?.[1],
    ]),
  );

/** Paragraphs of a Word file, in order, with '\f' where an explicit page break stands. */
export function readDocx(bytes: Uint8Array) {
  const { part } = openOffice(bytes);
  const body = part('word/document.xml');
  const paragraphs = all(body, /<w:p[ >].*?<\/w:p>/gs).map(([xml]) => ({
    style: /<w:pStyle w:val="([^"]+)"/.exec(xml)?.[1],
    text: all(xml, /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br [^>]*w:type="page"/g)
      .map(([found, text]) => (found.startsWith('<w:br') ? '\f' : decodeXml(text ?? '')))
      .join(''),
  }));
  return { paragraphs, core: part('docProps/core.xml'), links: part('word/_rels/document.xml.rels') };
}

/** Slides of a PPTX in the order of the presentation, with their notes. */
export function readPptx(bytes: Uint8Array) {
  const { part } = openOffice(bytes);
  const targets = targetsIn(part('ppt/_rels/presentation.xml.rels'));
  const words = (xml: string) => all(xml, /<a:t>([^<]*)<\/a:t>/g).map(([, text]) => decodeXml(text ?? ''));
  return all(part('ppt/presentation.xml'), /<p:sldId [^>]*r:id="([^"]+)"/g).map(([, id]) => {
    const target = targets.get(id);
    const xml = part(`ppt/${target}`);
    const number = /(\d+)\.xml$/.exec(target ?? '')?.[1];
    const title = all(xml, /<p:sp>.*?<\/p:sp>/gs).find(([shape]) => /<p:ph\s[^>]*type="title"/.test(shape));
    return {
      title: title ? words(title[0]).join('') : undefined,
      texts: words(xml),
      notes: words(part(`ppt/notesSlides/notesSlide${number}.xml`)).join(' '),
    };
  });
}

/** A cell as it stands in the file: its value, and its formula where it has one. */
export type SheetCell = { value: string | number | null; formula?: string };
export type Sheet = { name: string; cells: Map<string, SheetCell>; xml: string };

/** Worksheets of an XLSX in the order of the workbook. */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const { part, names } = openOffice(bytes);
  const shared = names.includes('xl/sharedStrings.xml')
    ? all(part('xl/sharedStrings.xml'), /<si>(.*?)<\/si>/gs).map(([, xml]) =>
        all(xml ?? '', /<t(?: [^>]*)?>([^<]*)<\/t>/g)
          .map(([, text]) => decodeXml(text ?? ''))
          .join(''),
      )
    : [];
  const targets = targetsIn(part('xl/_rels/workbook.xml.rels'));
  return all(part('xl/workbook.xml'), /<sheet [^>]*>/g).map(([tag]) => {
    const xml = part(`xl/${targets.get(/r:id="([^"]+)"/.exec(tag)?.[1])}`);
    const cells = all(xml, /<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs).map(([, head = '', inner = '']) => {
      const type = /\bt="([^"]+)"/.exec(head)?.[1];
      const raw = /<v>([^<]*)<\/v>/.exec(inner)?.[1];
      const formula = /<f(?: [^>]*)?>([^<]*)<\/f>/.exec(inner)?.[1];
      const text = raw === undefined ? null : decodeXml(raw);
      const typed = () =>
        type === 's' ? (shared[Number(text)] ?? '') : type === 'str' ? text : Number(text);
      const value = text === null ? null : typed();
      return [
        /\br="([^"]+)"/.exec(head)?.[1] ?? '',
        { value, ...(formula !== undefined && { formula: decodeXml(formula) }) },
      ] as const;
    });
    return { name: decodeXml(/name="([^"]+)"/.exec(tag)?.[1] ?? ''), cells: new Map(cells), xml };
  });
}
