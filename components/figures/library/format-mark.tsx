import type { ReactNode } from 'react';
import type { FileKind } from '@/lib/documents/facts';

/** What stands on a sheet of each kind: lines, boxes to tick, cells, a slide. The lane marks where one writes. */
const marks: Record<FileKind | 'tool' | 'calculator', ReactNode> = {
  pdf: (
    <>
      <path className="mark-line" d="M14 6h24l8 8v36H14zM38 6v8h8" />
      <path className="mark-line" d="M21 24h18M21 31h18M21 38h11" />
      <path className="mark-lane" d="M14 17h10" />
    </>
  ),
  docx: (
    <>
      <path className="mark-line" d="M14 6h32v44H14z" />
      <path className="mark-line" d="M29 18h10M29 28h10M29 38h10M20 34h5v5h-5z" />
      <path className="mark-lane" d="m20 17 2.5 2.5L27 15M20 27l2.5 2.5L27 25" />
    </>
  ),
  xlsx: (
    <>
      <path className="mark-line" d="M8 10h44v36H8zM8 19h44M8 28h44M8 37h44M22 10v36M37 10v36" />
      <path className="mark-lane" d="M37 37h15v9H37z" />
    </>
  ),
  pptx: (
    <>
      <path className="mark-line" d="M6 10h48v32H6zM30 42v8M20 50h20" />
      <path className="mark-lane" d="M14 34h8v-7h9v-6h9v-4h7" />
    </>
  ),
  tool: (
    <>
      <path className="mark-line" d="M6 46h48M6 34h48M6 22h48M6 10h48" />
      <path
        className="mark-lane"
        d="M6 46h10q4 0 4-4v-4q0-4 4-4h6q4 0 4-4v-4q0-4 4-4h4q4 0 4-4v-4q0-4 4-4h4"
      />
    </>
  ),
  calculator: (
    <>
      <path className="mark-line" d="M8 8v42h46M8 29h46" />
      <path className="mark-lane" d="M8 45c12 2 16-10 22-16S44 16 54 12" />
      <circle className="mark-node" cx="30" cy="29" r="4" />
    </>
  ),
};

/** A line drawing of what a resource is; decoration beside its type in words. */
export function FormatMark({ kind }: { kind: keyof typeof marks }) {
  return (
    <svg aria-hidden="true" className="format-mark" viewBox="0 0 60 56" width="60" height="56">
      {marks[kind]}
    </svg>
  );
}
