import { type Block, headingsOf } from '../../markdown/blocks';
import { type ContentSource, type Finding, isRecord, partsOf, suggestion } from './source';

/** The headings of a text in Markdown, parsed or as written. */
function headingsIn(body: unknown): { level: number; text: string }[] {
  if (Array.isArray(body)) return headingsOf(body as Block[]);
  const written = String(body ?? '').matchAll(/^(##+) +(.+)$/gm);
  return [...written].map(([, { length: level } = '', text = '']) => ({ level, text }));
}

/** Finds headings that skip a level, and identical headings in one text. */
export const headingFindings = (sources: readonly ContentSource[]): Finding[] =>
  sources.flatMap(partsOf).flatMap(({ file, value }) => {
    const headings = isRecord(value) ? headingsIn(value.body) : [];
    const isSame = (one: { text: string }, other: { text: string }) =>
      one.text.toLowerCase() === other.text.toLowerCase();
    return headings.flatMap((heading, index) => {
      const { level, text } = heading;
      const say = (message: string) => suggestion({ file, where: 'body' }, message, `# ${text}`);
      return [
        ...(level > (headings[index - 1]?.level ?? 1) + 1
          ? [say(`The heading '${text}' is a '###' without a '##' above it.`)]
          : []),
        ...(headings.findIndex((other) => isSame(heading, other)) < index
          ? [say(`Two headings say '${text}'.`)]
          : []),
      ];
    });
  });
