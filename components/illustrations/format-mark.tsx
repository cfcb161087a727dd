import type { FileKind } from '@/lib/documents/file-info';
import { DrawingFile } from './kit/drawing-file';

type Kind = FileKind | 'checklist' | 'tool' | 'calculator';

/** Paper is narrower than a screen. The box is as wide as its drawing, which ends at the card's edge. */
const widths: Partial<Record<Kind, number>> = { pdf: 38, docx: 38, checklist: 38, xlsx: 54 };

/** A line drawing of what a resource is, from public/illustrations; decoration beside its type in words. */
export function FormatMark({ kind }: { kind: Kind }) {
  const width = widths[kind] ?? 56;
  return (
    <DrawingFile href={`format-marks.svg#${kind}`} width={width} height={56} style={{ width, height: 56 }} />
  );
}
