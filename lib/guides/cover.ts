/** A cover draws each line of the document with the mark of its kind. */
export type CoverKind = 'guide' | 'form' | 'checklist' | 'workbook' | 'deck';
export type Cover = { kind: CoverKind; lines: readonly string[] };

const byFormat: Record<string, CoverKind> = { DOCX: 'form', XLSX: 'workbook', 'PPT + PDF': 'deck' };

/** How the parts of a document are drawn, by kind; a checklist comes first. */
export function coverOf(guide: { type: string; format: string; cover: readonly string[] }): Cover {
  const kind = guide.type === 'Checklist' ? 'checklist' : (byFormat[guide.format] ?? 'guide');
  return { kind, lines: guide.cover };
}
