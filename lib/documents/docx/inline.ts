import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import type { Inline } from '@/lib/markdown/blocks';
import { absolute, officeColors, type Sender } from '../brand';

type Voice = { bold?: boolean; italics?: boolean };

/** Running text as runs of Word. */
export function inlineRuns(parts: readonly Inline[], sender: Sender, voice: Voice = {}): ParagraphChild[] {
  const each = (part: Inline): ParagraphChild[] => {
    switch (part.kind) {
      case 'text':
        return [new TextRun({ text: part.text, ...voice })];
      case 'code':
        return [new TextRun({ text: part.text, ...voice, bold: true })];
      case 'strong':
        return inlineRuns(part.children, sender, { ...voice, bold: true });
      case 'emphasis':
        return inlineRuns(part.children, sender, { ...voice, italics: true });
      case 'link': {
        const text = part.children.map((child) => ('text' in child ? child.text : '')).join('');
        const run = new TextRun({ text, ...voice, color: officeColors.emberText, underline: {} });
        return [new ExternalHyperlink({ link: absolute(part.href, sender), children: [run] })];
      }
    }
  };
  return parts.flatMap(each);
}
