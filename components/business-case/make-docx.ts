import { clean } from '@/lib/content/text-marks';
import type { About } from '@/lib/documents/brand';
import { renderDocx } from '@/lib/documents/docx/render';
import type { Block } from '@/lib/markdown/blocks';
import { type CaseDocument, heading, list, paragraph, table } from './document';

/** Blocks as a Word file can hold them: the bars become their table, and the curve is in the table after it. */
function withoutFigures(
  blocks: readonly Block[],
  { swings }: CaseDocument,
  head: readonly string[],
): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'figure') return [block];
    return block.name === 'sensitivity'
      ? [
          table(
            head,
            swings.map(({ name, ends, low, high }) => [name, ends, low, high]),
          ),
        ]
      : [];
  });
}

/**
 * The case as a Word file, to edit. Loaded with its library when a visitor asks for the file.
 *
 * @param head of the table of inputs.
 */
export function makeDocx(about: About, written: CaseDocument, head: readonly string[]) {
  const document = clean(written);
  const { reasons, changes, pages, verdict } = document;
  const answer = [
    heading('case-answer', verdict),
    ...reasons.map(paragraph),
    ...changes.flatMap((change) => [paragraph(change.lead), list(change.list)]),
  ];
  // One part: an editor sets the breaks anew.
  return renderDocx(about, [[...answer, ...withoutFigures(pages.flat(), document, head)]]);
}
