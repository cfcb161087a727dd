import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import type { FileKind } from '@/lib/documents/facts';

/** A line drawing of what a resource is, from public/illustrations; decoration beside its type in words. */
export function FormatMark({ kind }: { kind: FileKind | 'checklist' | 'tool' | 'calculator' }) {
  return (
    <DrawingFile href={`format-marks.svg#${kind}`} width={60} height={56} className="h-[56px] w-[60px]" />
  );
}
