import { Label } from '@/components/illustrations/kit/shapes';
import type { DrawingSize } from '@/lib/illustrations/drawing-file';
import { formatDecimal } from '@/lib/numbers/format-decimal';
import { type ArticleDrawing, type ChartOf, chartPadding, chartWidth } from './article-chart-layout';
import { Note } from './chart';

const shapes = {
  /** Labels in a column of their own; `single` and `double` are heights with one and with two bars. */
  wide: { beside: true, double: 58, single: 44, thick: 12, above: 0, below: 10 },
  /** Labels above their bars. */
  narrow: { beside: false, double: 74, single: 58, thick: 11, above: 22, below: 6 },
};

const TOP = 62;

/** Room for the longest label beside the bars, at 7.6 units a letter on average. */
const labelRoom = (labels: readonly string[]) => 20 + Math.max(...labels.map(({ length }) => length)) * 7.6;

/** Room at the end of the longest bar for its number. */
const numberRoom = (values: readonly number[]) =>
  12 + Math.max(...values.map((value) => formatDecimal(value).length)) * 9;

/** The bars of each item, gray before and orange after, or only the highlighted ones in orange. */
export function barsOf(items: ChartOf<'bars'>['items']) {
  const someHighlighted = items.some(({ highlight }) => highlight);
  return items.map(({ label, before, value, highlight = !someHighlighted }) => ({
    label,
    bars: [
      ...(before === undefined ? [] : [{ kind: 'before', amount: before, highlight: false }]),
      { kind: 'after', amount: value, highlight },
    ],
  }));
}

/** Horizontal bars: gray before and orange after, or only the highlighted ones in orange. Each ends in its number. */
export function bars({ items, unit }: ChartOf<'bars'>, width: DrawingSize): ArticleDrawing {
  const { beside, double, single, thick, above, below } = shapes[width];
  const rows = barsOf(items);
  const values = rows.flatMap(({ bars }) => bars.map(({ amount }) => amount));
  const max = Math.max(...values) || 1;
  const compared = values.length > items.length;
  const left = chartPadding[width] + (beside ? labelRoom(items.map(({ label }) => label)) : 0);
  const room = chartWidth[width] - chartPadding[width] - left - numberRoom(values);
  const row = compared ? double : single;
  const labelY = (bars: number) => (beside ? (bars === 2 ? 21 : 11) : 13);

  const content = (
    <>
      <Key width={width} unit={unit} compared={compared} />
      {rows.map(({ label, bars }, index) => {
        const y = TOP + index * row;
        return (
          <g key={label}>
            <Label x={chartPadding[width]} y={y + labelY(bars.length)} text={label} />
            {bars.map(({ kind, amount, highlight }, place) => {
              const at = y + above + place * (thick + 9);
              const long = Math.max(2, (amount / max) * room);
              const words = { x: left + long + 10, y: at + thick - 1, text: formatDecimal(amount) };
              return (
                <g key={kind}>
                  <Bar highlight={highlight} x={left} y={at} width={long} height={thick} />
                  {kind === 'after' ? <Label strong {...words} /> : <Note {...words} />}
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
  return { height: TOP + items.length * row + below, content };
}

const Bar = ({
  highlight,
  ...box
}: {
  highlight: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}) => <rect {...box} rx={2} fill={highlight ? 'var(--lane)' : 'var(--before)'} />;

/** The legend: what the numbers count, and which bar is which. */
function Key({ width, unit, compared }: { width: DrawingSize; unit: string; compared: boolean }) {
  const right = chartWidth[width] - chartPadding[width];
  return (
    <>
      <Note x={chartPadding[width]} y={32} text={unit.charAt(0).toUpperCase() + unit.slice(1)} />
      {compared && (
        <>
          <Bar highlight={false} x={right - 148} y={22} width={14} height={10} />
          <Note x={right - 128} y={32} text="before" />
          <Bar highlight x={right - 62} y={22} width={14} height={10} />
          <Note x={right - 42} y={32} text="after" />
        </>
      )}
    </>
  );
}
