import { type Block, headingsOf } from '../../markdown/blocks';
import { readMarkdown } from '../../markdown/read';
import { type ContentSource, type Finding, isRecord, partsOf } from './source';

type Entry = { file: string; blocks: Block[] };

/** The blocks of a body. An invalid one is left to the schema, which reports why. */
function blocksOf(body: unknown): Block[] | undefined {
  if (Array.isArray(body)) return body as Block[];
  if (typeof body !== 'string') return undefined;
  try {
    return readMarkdown(body);
  } catch {
    return undefined;
  }
}

/** Entries with a text in Markdown, parsed or as written. */
function entriesOf(sources: readonly ContentSource[]): Entry[] {
  return sources.flatMap((source) =>
    partsOf(source).flatMap(({ value }): Entry[] => {
      const blocks = isRecord(value) ? blocksOf(value.body) : undefined;
      return isRecord(value) && blocks ? [{ file: source.file, blocks }] : [];
    }),
  );
}

/** Finds headings that skip a level, and identical headings in one text. */
export function headingFindings(sources: readonly ContentSource[]): Finding[] {
  return entriesOf(sources).flatMap(({ file, blocks }) => {
    const headings = headingsOf(blocks);
    const seen = new Set<string>();
    return headings.flatMap(({ level, text }, index): Finding[] => {
      const found: Finding[] = [];
      const above = headings[index - 1]?.level ?? 1;
      if (level > above + 1)
        found.push({
          grade: 'suggestion',
          file,
          message: `The heading '${text}' is a '###' without a '##' above it.`,
          place: { path: 'body', needle: `# ${text}` },
        });
      if (seen.has(text.toLowerCase()))
        found.push({
          grade: 'suggestion',
          file,
          message: `Two headings say '${text}'.`,
          place: { path: 'body', needle: `# ${text}` },
        });
      seen.add(text.toLowerCase());
      return found;
    });
  });
}
