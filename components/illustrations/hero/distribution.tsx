import type { HeroFigure } from '@/content/landing-page/schema';
import { curvePath, type Point } from '@/lib/illustrations/path';
import { FigureFrame } from './illustration-frame';
import { Dot, Label } from './marks';

type Content = Extract<HeroFigure, { kind: 'distribution' }>;

type Shape = { peak: number; spread: number; high: number };

/** The two distributions in shares of the drawing. They end where a bell is as good as flat. */
const shapes: Record<'before' | 'after', Shape> = {
  before: { peak: 0.52, spread: 0.158, high: 0.5 },
  after: { peak: 0.27, spread: 0.078, high: 0.92 },
};
const TAIL = 3;
/** The limit on the axis, in shares of the drawing. */
const LIMIT = 0.46;

/** Height of a bell, 0 at both ends of its tails and `high` at its peak. */
function heightAt({ peak, spread, high }: Shape, share: number): number {
  const flat = Math.exp(-(TAIL ** 2) / 2);
  const bell = Math.exp(-((share - peak) ** 2) / (2 * spread ** 2));
  return (high * Math.max(0, bell - flat)) / (1 - flat);
}

/** A bell as points of a curve that stands on `base`, from one share of the drawing to the end of its tail. */
function bell(shape: Shape, width: number, base: number, height: number, from?: number): Point[] {
  const start = from ?? shape.peak - TAIL * shape.spread;
  const end = shape.peak + TAIL * shape.spread;
  return Array.from({ length: 33 }, (_, index): Point => {
    const share = start + ((end - start) * index) / 32;
    return [share * width, base - height * heightAt(shape, share)];
  });
}

/** Gray before, ember after, and the limit that decides what counts as too slow or wrong. */
export function Distribution({ figure }: { figure: Content }) {
  return (
    <FigureFrame
      alt={figure.alt}
      note={figure.note}
      joinsAt={360}
      wide={{
        width: 1280,
        height: 404,
        content: <Drawing figure={figure} width={1280} base={360} size={16} />,
      }}
      narrow={{
        width: 350,
        height: 366,
        content: <Drawing figure={figure} width={350} base={330} size={14} narrow />,
      }}
    />
  );
}

function Drawing({
  figure: { axis, before, after, limit },
  width,
  base,
  size,
  narrow = false,
}: {
  figure: Content;
  width: number;
  base: number;
  size: number;
  narrow?: boolean;
}) {
  const height = base - (narrow ? 84 : 40);
  const slow = bell(shapes.before, width, base, height);
  const quick = bell(shapes.after, width, base, height);
  const limitX = LIMIT * width;
  const beyond = bell(shapes.before, width, base, height, LIMIT);
  const endX = quick.at(-1)?.[0] ?? limitX;
  const startX = quick[0]?.[0] ?? 0;
  const sayX = (shapes.before.peak + 0.1) * width;
  const sayY = base - height * heightAt(shapes.before, shapes.before.peak + 0.1);
  return (
    <>
      <Label x={0} y={16} size={size} voice="strong">
        {axis.height}
      </Label>
      <path d={`${curvePath(quick)}Z`} fill="var(--tint)" />
      <path d={`${curvePath(beyond)}L${limitX} ${base}Z`} fill="var(--before)" fillOpacity="0.18" />
      <path d={`M0 ${base}H${width}`} stroke="var(--rule)" />
      <path d={curvePath(slow)} stroke="var(--before)" strokeWidth="2" />
      <path d={`M${limitX} ${narrow ? 72 : 40}V${base}`} stroke="var(--before)" strokeDasharray="2 4" />
      <path
        d={`M0 ${base}H${startX}${curvePath(quick).replace('M', 'L')}L${endX} ${base}`}
        stroke="var(--lane)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Dot x={endX} y={base} r={narrow ? 6 : 8} />
      <Label
        x={limitX + (narrow ? 0 : 12)}
        y={narrow ? 62 : 52}
        size={size}
        anchor={narrow ? 'middle' : 'start'}
      >
        {limit}
      </Label>
      {narrow ? (
        <>
          <Label x={24} y={100} size={size} voice="ember">
            {after.label}
          </Label>
          <Label x={230} y={base - 0.5 * height - 16} size={size} voice="strong">
            {before.label}
          </Label>
        </>
      ) : (
        <>
          <Label x={shapes.after.peak * width - 150} y={96} size={18} anchor="end" voice="ember">
            {after.label}
          </Label>
          <Label x={shapes.after.peak * width - 150} y={122} anchor="end">
            {after.says}
          </Label>
          <Label x={sayX} y={sayY - 46} size={18} voice="strong">
            {before.label}
          </Label>
          <Label x={sayX} y={sayY - 20}>
            {before.says}
          </Label>
        </>
      )}
      <Label x={0} y={base + 30} size={size}>
        {axis.from}
      </Label>
      <Label x={width} y={base + 30} size={size} anchor="end">
        {axis.to}
      </Label>
    </>
  );
}
