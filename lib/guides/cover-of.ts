import type { Cover, CoverKind } from './cover';

/** How the parts of a document are drawn: by what it is, a checklist first. */
export function coverOf(guide: { type: string; format: string; cover: readonly string[] }): Cover {
  const byFormat: Record<string, CoverKind> = { DOCX: 'form', XLSX: 'workbook', 'PPT + PDF': 'deck' };
  return {
    kind: guide.type === 'Checklist' ? 'checklist' : (byFormat[guide.format] ?? 'guide'),
    lines: guide.cover,
  };
}
