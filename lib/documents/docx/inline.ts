import { BuilderElement, ExternalHyperlink, type ParagraphChild, StringValueElement, TextRun } from 'docx';
import type { Inline } from '@/lib/markdown/blocks';
import { officeColors, type Sender } from '../brand';
import { runsOf } from '../runs';

/** Word takes names of content controls no longer than this. */
export const MAX_NAME_LENGTH = 64;

/**
 * A blank as a content control, which can be typed into and has a name. The library knows content controls for
 * checkboxes only.
 */
function blank(label: string, letters: number): ParagraphChild {
  const element = (
    name: string,
    children: ConstructorParameters<typeof BuilderElement>[0]['children'] = [],
  ) => new BuilderElement({ name, children });
  const line = new TextRun({ text: '\u00a0'.repeat(2 * letters), underline: {} });
  return element('w:sdt', [
    element('w:sdtPr', [
      new StringValueElement('w:alias', label.slice(0, MAX_NAME_LENGTH)),
      element('w:showingPlcHdr'),
    ]),
    element('w:sdtContent', [line]),
  ]) as unknown as ParagraphChild;
}

/** Running text as runs of Word. */
export function inlineRuns(parts: readonly Inline[], sender: Sender, bold = false): ParagraphChild[] {
  return runsOf(parts, sender, { isStrong: bold, isEmphasis: false }).map(
    ({ text, isStrong, isEmphasis, link, blank: label }) => {
      if (label !== undefined) return blank(label, text.length);
      const voice = { text, bold: isStrong, italics: isEmphasis };
      if (!link) return new TextRun(voice);
      const run = new TextRun({ ...voice, color: officeColors.emberText, underline: {} });
      return new ExternalHyperlink({ link, children: [run] });
    },
  );
}
