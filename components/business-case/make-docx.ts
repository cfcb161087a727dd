import type { BusinessCase } from '@/lib/business-case/build-case';
import type { ChartSvg } from '@/lib/business-case/chart-svg';
import type { Currency } from '@/lib/currency/format';
import type { DocumentInfo } from '@/lib/documents/brand';
import { renderDocx } from '@/lib/documents/docx/render';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { Block } from '@/lib/markdown/blocks';
import { chartSvgs } from './case-charts';
import type { CaseContent } from './content';
import { type CaseDocument, heading, list, paragraph, table } from './document';
import { rasterize } from './rasterize';

/** Blocks as a Word file has them: the bars are followed by their table. */
const withTables = (
  blocks: readonly Block[],
  { sensitivity }: CaseDocument,
  head: readonly string[],
): Block[] =>
  blocks.flatMap((block) =>
    block.kind === 'figure' && block.name === 'sensitivity'
      ? [
          block,
          table(
            head,
            sensitivity.map(({ name, ends, low, high }) => [name, ends, low, high]),
          ),
        ]
      : [block],
  );

/**
 * The case as a Word file, to edit. Loaded with its library when a visitor asks for the file.
 *
 * @param draw makes an image of a drawing; by default the browser does.
 */
export async function makeDocx(
  info: DocumentInfo,
  document: CaseDocument,
  businessCase: BusinessCase,
  content: CaseContent,
  currency: Currency,
  draw: (chart: ChartSvg) => Promise<Uint8Array> = rasterize,
) {
  const { reasons, changes, pages, verdict, link } = document;
  const words = content.words;
  const answer = [
    heading('case-answer', verdict),
    ...reasons.map(paragraph),
    ...changes.flatMap((change) => [paragraph(change.lead), list(change.list)]),
  ];
  const [before = '', after = ''] = fillPlaceholders(words.live, { link: '\n' }).split('\n');
  const live: Block = {
    kind: 'paragraph',
    children: [
      { kind: 'text', text: before },
      { kind: 'link', href: link, children: [{ kind: 'text', text: link }] },
      { kind: 'text', text: after },
    ],
  };
  const charts = Object.entries(chartSvgs(businessCase, document, content, currency));
  const figures = await Promise.all(
    charts.map(async ([name, chart]) => [name, { ...chart, png: await draw(chart) }] as const),
  );
  // One section, because whoever edits the file sets new page breaks.
  return renderDocx(
    info,
    [[...answer, ...withTables(pages.flat(), document, words.sensitivity.head), live]],
    Object.fromEntries(figures),
  );
}
