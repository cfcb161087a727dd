import type { BusinessCase } from '@/lib/business-case/build-case';
import type { Currency } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { type Block, plainText } from '@/lib/markdown/blocks';
import type { CaseContent } from './content';
import { type CaseDocument, changesOf, documentContext, reasonsOf, sensitivityRow } from './document';
import { firstPage } from './first-page';
import { secondPage } from './second-page';
import { thirdPage } from './third-page';

/**
 * Writes a business case.
 *
 * @param link address of the case, which the document includes.
 * @param today the visitor's date, such as '2026-11-23'; without it, the deadline is not checked.
 */
export function composeCase(
  businessCase: BusinessCase,
  content: CaseContent,
  currency: Currency,
  { link, today = '' }: { link: string; today?: string },
): CaseDocument {
  const context = documentContext(businessCase, content, currency, today);
  const { words } = content;
  return {
    title: fillPlaceholders(words.title, { service: context.service }),
    decision: businessCase.decision,
    verdict:
      words.verdicts[
        businessCase.decision === 'yes' && businessCase.money?.thin ? 'thin' : businessCase.decision
      ],
    reasons: reasonsOf(context),
    changes: changesOf(context),
    pages: [firstPage(context), secondPage(context), thirdPage(context)],
    sensitivity: (businessCase.money?.sensitivity ?? []).map((range) => sensitivityRow(range, context)),
    link,
  };
}

function lines(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return ['', block.text.toUpperCase()];
    case 'paragraph':
      return [plainText(block.children)];
    case 'list':
      return block.items.flatMap(({ blocks }) => blocks.flatMap(lines).map((line) => `- ${line}`));
    case 'table':
      return block.rows.map((row) => `- ${row.map(plainText).filter(Boolean).join(' | ')}`);
    default:
      return [];
  }
}

/** The case as readable text for the message box of the contact form, with its link. */
export function caseText(document: CaseDocument): string {
  const { title, verdict, reasons, changes, pages, link } = document;
  return [
    `My ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    '',
    `${verdict}. ${reasons.join(' ')}`,
    ...changes.flatMap(({ lead, list }) => [lead, ...list.map((line) => `- ${line}`)]),
    ...pages.flat().flatMap(lines),
    '',
    link,
  ].join('\n');
}
