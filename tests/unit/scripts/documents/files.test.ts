import { readFileSync } from 'node:fs';
import { printedPages } from '@/content/resources/downloads';
import { downloadsFolder } from '@/lib/documents/downloads';
import { isPrintOutdated } from '@/scripts/documents/printed';
import { readOfficeTexts } from '@/scripts/support/office-text';

test('every PDF has the current text of its page, and an outdated one is reported', () => {
  expect(printedPages.filter(isPrintOutdated).map(({ name }) => name)).toEqual([]);
  expect(isPrintOutdated({ ...printedPages[0]!, title: 'Another title' })).toBe(true);
});

test('texts of an Office file are its paragraphs and cells', () => {
  const read = (name: string) =>
    Object.values(readOfficeTexts(readFileSync(`${downloadsFolder}/${name}`))).flat();
  expect(read('ai-use-policy-template.docx')).toContain('[Role; one person, not a committee]');
  expect(read('ai-vendor-scorecard.xlsx')).toContain('Vendor A');
  expect(read('team-ai-training-deck.pptx')).toContain('Dear Ms. Delgardo,');
  expect(() => readOfficeTexts(new Uint8Array([37, 80, 68, 70]))).toThrow();
});
