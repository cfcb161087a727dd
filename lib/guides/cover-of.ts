import type { Cover, CoverKind } from './cover';

/** The kind of cover of a guide, from its type or its format, and the lines that the cover shows. */
export function coverOf(guide: { type: string; format: string; cover: readonly string[] }): Cover {
  const byFormat: Record<string, CoverKind> = { DOCX: 'form', XLSX: 'workbook', 'PPT + PDF': 'deck' };
  return {
    kind: guide.type === 'Checklist' ? 'checklist' : (byFormat[guide.format] ?? 'guide'),
    lines: guide.cover,
  };
}
