import { BuilderElement, ExternalHyperlink, type ParagraphChild, StringValueElement, TextRun } from 'docx';
import type { Inline } from '@/lib/markdown/blocks';
import { officeColors, type Sender } from '../brand';
import { runsOf } from '../runs';

/** Longest name of a content control that Word accepts, in characters. */
export const MAX_NAME_LENGTH = 64;

/** A fill-in blank as a content control with a name. The library supports content controls for checkboxes only. */
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

/** Text with formatting as Word runs. */
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
