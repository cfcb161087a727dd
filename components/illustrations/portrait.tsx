import clsx from 'clsx';
import { DrawingFile } from '@/components/illustrations/kit/drawing-file';

const DOWN = 'V75.5C52.5 82 60 84.4 66.5 86.5C72.5 88.5 76 92 77.5 99';
const BACK = 'M33.5 57V74.5C29.5 82 25 84.5 20.5 86.5C15.5 88.6 12.5 92 11.5 99';
/** Two profiles, each one line from the brow to the chest, and the line of the back. */
const firm = `M57.5 21C60.5 25.5 61.3 30 60.8 35C60.7 36.8 61.2 38.2 62 39.6L66.8 47C67.7 48.5 67.1 49.6 65.6 49.8L62.7 50.2L64.2 53.8L62.4 56.2L63.6 59.2C64 60.8 62.9 61.6 63.2 63.2C63.9 67.4 62.4 71.6 58.2 71.6C55.8 71.6 53.8 71 52 70${DOWN}${BACK}`;
const soft = `M57.5 21C60.6 26 61.4 31 60.6 35.6C60.5 37.4 61.2 38.8 62 40L66.6 45.6C67.6 47.2 66.8 48.6 65.4 49L62.9 49.8L64.4 53.2L62.7 55.4L63.9 58.2C64.3 59.8 62.8 60.8 63 62.4C63.4 66.4 61.6 70 57.8 70C55.6 70 53.6 69.6 52 68.6${DOWN}${BACK}`;
const EAR = 'M43.6 46.2C43.2 42.8 39.2 42.8 39.2 46.4C39.3 48.8 40.6 50.8 42.6 50.6';
const COLLAR = 'M33.4 74.6C36 81 42 85.6 48.6 87L52 77.6';
const NAPE = 'C42 40.4 37 40.6 37 45.2C37 48.2 38.2 50.6 40 51.8';

/** On a square of 96: short hair, hair to the shoulder, a beard, a bun. */
const heads: Record<1 | 2 | 3 | 4, { line: string; hair: string; ear?: true }> = {
  1: {
    line: firm,
    ear: true,
    hair: `M59.2 23.2C55 23 50.5 24.5 47.5 22.8C47.8 27 46.6 30.4 46.2 34.5L45.4 43.8L42.6 43.8${NAPE}C39.4 55.6 37.2 59.6 33.4 61.4C27 55 23.4 44 24.2 33.6C25.2 20.4 34 11.6 45.4 11.2C53.6 10.9 60.4 15.4 59.2 23.2Z`,
  },
  2: {
    line: soft,
    hair: 'M59 23.4C52 23.6 50.6 30 50.2 37C49.8 45 50.6 50 48.6 56.4C46.6 62.8 45.6 69 47 76C39 80 27 79.4 19.8 75.4C24.6 65 20.4 52 20.8 37.6C21.2 21.4 31 10.4 44.4 10.4C53.6 10.4 60.8 15.6 59 23.4Z',
  },
  3: {
    line: firm,
    ear: true,
    hair: `M58.4 21.6C51.4 19.4 47.4 20.6 44.8 25.6C43.6 29.6 45.4 33 45 36.6L44.6 43.6L42.6 43.6${NAPE}L40.4 54C42.4 57.2 45.6 57.6 49.4 56.6C53.6 55.4 57 54 61 54.6L63.4 56.2C64.2 58 63.6 60.4 63.8 62.4C64.6 68 63.6 74.4 57.6 74.8C50.4 75.2 43.4 69.8 40.6 62.6C39.6 60 38.6 58.6 36.6 58.4C34.8 59.6 34.6 60 33.4 60.6C27.6 54.6 24.6 44.6 25.2 34.6C26 21.4 34.6 12.4 45.6 12C53.4 11.7 60.2 15 58.4 21.6Z`,
  },
  4: {
    line: soft,
    ear: true,
    hair: `M58.8 22.8C52.6 21 50.6 25 49.4 29.4C48.2 34.4 46.6 38.6 44.6 42.8L42.6 43.4${NAPE}C39.4 56 36.6 59 33.4 59.6C27.4 54.6 23.6 45.6 24 36.4C24.1 33.4 24.6 30.8 25.4 28.2C21 30.4 15.2 28.8 12.9 24.4C10.2 19.2 12.6 12.8 18.2 11.2C22.6 9.9 27 11.6 29.4 15.4C33.6 13 39.2 11.8 45.6 11.6C53.6 11.4 60.2 15.6 58.8 22.8Z`,
  },
};

const sizes = {
  48: { line: 3.6, ear: 3, collar: 6 },
  96: { line: 2.7, ear: 2.3, collar: 4.4 },
};
type Head = keyof typeof heads;
type Size = keyof typeof sizes;

function PortraitDrawing({ head, size }: { head: Head; size: Size }) {
  const { line, ear, hair } = heads[head];
  const strokes = sizes[size];
  return (
    <g id={`head-${head}-${size}`} transform="translate(4 -1)">
      <g fill="none" stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
        <path d={line} strokeWidth={strokes.line} />
        {ear && <path d={EAR} strokeWidth={strokes.ear} />}
        <path d={COLLAR} stroke="var(--lane)" strokeWidth={strokes.collar} />
      </g>
      <path d={hair} fill="var(--ink)" />
    </g>
  );
}

/** Every head in both sizes, for their file in app/illustrations. */
export const PortraitDrawings = () =>
  ([1, 2, 3, 4] as const).flatMap((head) =>
    ([48, 96] as const).map((size) => <PortraitDrawing key={`${head} ${size}`} head={head} size={size} />),
  );

/**
 * One of four heads in profile, for a role and never for a real person; decoration beside a name, so it has no
 * words. The strokes keep their weight in pixels, so that the small size is not thinner than the large one.
 *
 * @param ground the square's fill: 'raised' on sunk sections, 'sunk' on the page.
 */
export function Portrait({
  head,
  size = 48,
  ground = 'sunk',
}: {
  head: number;
  size?: Size;
  ground?: 'sunk' | 'raised';
}) {
  return (
    <DrawingFile
      href={`portraits.svg#head-${((head - 1) % 4) + 1}-${size}`}
      width={96}
      height={96}
      className={clsx(
        'shrink-0 rounded-badge',
        size === 48 ? 'size-[48px]' : 'size-[96px]',
        ground === 'raised' ? 'bg-raised' : 'bg-sunk',
      )}
    />
  );
}
