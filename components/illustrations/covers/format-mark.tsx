import type { ReactNode } from 'react';
import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Line, Ring } from '@/components/illustrations/kit/marks';
import type { FileKind } from '@/lib/documents/facts';

const Mark = ({ d, lit = false }: { d: string; lit?: boolean }) => (
  <Line tone={lit ? 'lane' : 'before'} strokeLinecap="round" strokeLinejoin="round" d={d} />
);

/** What stands on a sheet of each kind: lines, boxes to tick, cells, a slide. The lane marks where one writes. */
const marks: Record<FileKind | 'checklist' | 'tool' | 'calculator', ReactNode> = {
  pdf: (
    <>
      <Mark d="M2 4h26l8 8v40H2zM28 4v8h8" />
      <Mark d="M10 26h18M10 34h18M10 42h11" />
      <Mark lit d="M10 17h12" />
    </>
  ),
  docx: (
    <>
      <Mark d="M2 4h34v48H2zM9 24h20v7H9zM9 38h20v7H9z" />
      <Mark lit d="M9 14h13" />
    </>
  ),
  checklist: (
    <>
      <Mark d="M2 4h34v48H2zM19 16h10M19 28h10M19 40h10M9 37h6v6H9z" />
      <Mark lit d="m9 16 2.5 3 4.5-5.5M9 28l2.5 3 4.5-5.5" />
    </>
  ),
  xlsx: (
    <>
      <Mark d="M2 8h50v40H2zM2 18h50M2 28h50M2 38h50M18 8v40M35 8v40" />
      <Mark lit d="M35 38h17v10H35z" />
    </>
  ),
  pptx: (
    <>
      <Mark d="M2 6h52v36H2zM28 42v9M17 51h22" />
      <Mark lit d="M11 33h8v-7h9v-6h9v-4h8" />
    </>
  ),
  tool: (
    <>
      <Mark d="M2 50h52M2 36h52M2 22h52M2 8h52" />
      <Mark lit d="M2 50h12q4 0 4-4v-6q0-4 4-4h6q4 0 4-4v-6q0-4 4-4h4q4 0 4-4v-6q0-4 4-4h6" />
    </>
  ),
  calculator: (
    <>
      <Mark d="M2 6v46h52M2 28h52" />
      <Mark lit d="M2 46c13 2 17-11 24-18S42 14 53 10" />
      <Ring x={26} y={28} r={4} lit />
    </>
  ),
};

/** The drawings of all kinds, for their file in app/illustrations. */
export const FormatMarkDrawings = () =>
  Object.entries(marks).map(([kind, mark]) => (
    <g key={kind} id={kind}>
      {mark}
    </g>
  ));

/** A line drawing of what a resource is; decoration beside its type in words. */
export function FormatMark({ kind }: { kind: keyof typeof marks }) {
  return (
    <DrawingFile href={`format-marks.svg#${kind}`} width={60} height={56} className="h-[56px] w-[60px]" />
  );
}
