import { type FigureOf, HeroFrame } from '@/components/illustrations/kit/hero-frame';
import { Dot, Label, Line } from '@/components/illustrations/kit/marks';
import { curvePath, type Point } from '@/lib/illustrations/path';

type Content = FigureOf<'distribution'>;
type Bell = { peak: number; spread: number; high: number };

/** The two distributions and the limit on the axis, in shares of the drawing. A bell ends where it is as good as flat. */
const slow: Bell = { peak: 0.52, spread: 0.158, high: 0.5 };
const quick: Bell = { peak: 0.27, spread: 0.078, high: 0.92 };
const TAIL = 3;
const LIMIT = 0.46;

/** Height of a bell, 0 at both ends of its tails and `high` at its peak. */
function heightAt({ peak, spread, high }: Bell, share: number): number {
  const flat = Math.exp(-(TAIL ** 2) / 2);
  const bell = Math.exp(-((share - peak) ** 2) / (2 * spread ** 2));
  return (high * Math.max(0, bell - flat)) / (1 - flat);
}

type Layout = { width: number; base: number; height: number };
const wide: Layout = { width: 1280, base: 360, height: 320 };
const narrow: Layout = { width: 350, base: 330, height: 246 };

/** Gray before, ember after, and the limit that decides what counts as too slow or wrong. */
export const Distribution = ({ figure }: { figure: Content }) => (
  <HeroFrame
    figure={figure}
    wide={{ joinsAt: wide.base, height: 404, content: <Wide {...figure} /> }}
    narrow={{ joinsAt: narrow.base, height: 366, content: <Narrow {...figure} /> }}
  />
);

function Wide({ axis, before, after, limit }: Content) {
  const x = (slow.peak + 0.1) * wide.width;
  const y = wide.base - wide.height * heightAt(slow, slow.peak + 0.1);
  return (
    <>
      <Bells {...wide} limitFrom={40} end={8} />
      <g fontSize="16">
        <Label x={0} y={16} voice="strong" text={axis.height} />
        <Label x={LIMIT * wide.width + 12} y={52} text={limit} />
        <Label x={0} y={390} text={axis.from} />
        <Label x={1280} y={390} anchor="end" text={axis.to} />
      </g>
      <Label
        x={quick.peak * wide.width - 150}
        y={96}
        size={18}
        anchor="end"
        voice="ember"
        text={after.label}
      />
      <Label x={quick.peak * wide.width - 150} y={122} anchor="end" text={after.says} />
      <Label x={x} y={y - 46} size={18} voice="strong" text={before.label} />
      <Label x={x} y={y - 20} text={before.says} />
    </>
  );
}

function Narrow({ axis, before, after, limit }: Content) {
  return (
    <>
      <Bells {...narrow} limitFrom={72} end={6} />
      <Label x={0} y={16} voice="strong" text={axis.height} />
      <Label x={LIMIT * narrow.width} y={62} anchor="middle" text={limit} />
      <Label x={24} y={100} voice="ember" text={after.label} />
      <Label x={230} y={191} voice="strong" text={before.label} />
      <Label x={0} y={360} text={axis.from} />
      <Label x={350} y={360} anchor="end" text={axis.to} />
    </>
  );
}

/** `limitFrom` is where the limit's line begins, `end` the size of the dot that ends the lane. */
function Bells({ width, base, height, limitFrom, end }: Layout & { limitFrom: number; end: number }) {
  /** A bell as a curve on the base line, from one share of the drawing to the end of its tail. */
  const bell = (shape: Bell, from = shape.peak - TAIL * shape.spread) => {
    const length = shape.peak + TAIL * shape.spread - from;
    return curvePath(
      Array.from({ length: 33 }, (_, index): Point => {
        const share = from + (length * index) / 32;
        return [share * width, base - height * heightAt(shape, share)];
      }),
    );
  };
  const limit = LIMIT * width;
  const startX = (quick.peak - TAIL * quick.spread) * width;
  const endX = (quick.peak + TAIL * quick.spread) * width;
  return (
    <>
      <path d={`${bell(quick)}Z`} fill="var(--tint)" />
      <path d={`${bell(slow, LIMIT)}L${limit} ${base}Z`} fill="var(--before)" fillOpacity="0.18" />
      <Line tone="rule" d={`M0 ${base}H${width}`} />
      <Line tone="before" d={bell(slow)} />
      <Line tone="limit" d={`M${limit} ${limitFrom}V${base}`} />
      <Line
        d={`M0 ${base}H${startX}${bell(quick).replace('M', 'L')}L${endX} ${base}`}
        strokeLinejoin="round"
      />
      <Dot x={endX} y={base} r={end} />
    </>
  );
}
