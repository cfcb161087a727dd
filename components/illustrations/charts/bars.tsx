import { across, type FigureOf, Frame, pad, type Width, written } from './article-frame';

const shapes = {
  /** Labels in a column of their own; `single` and `double` are heights with one and with two bars. */
  wide: { beside: true, double: 58, single: 44, thick: 12 },
  /** Labels above their bars. */
  narrow: { beside: false, double: 74, single: 58, thick: 11 },
};

/** Room for the longest label beside the bars: a letter comes out at 7.6 units on average. */
const labelRoom = (labels: readonly string[]) => 20 + Math.max(...labels.map(({ length }) => length)) * 7.6;

/** Room at the end of the longest bar for its number. */
const numberRoom = (values: readonly number[]) =>
  12 + Math.max(...values.map((value) => written(value).length)) * 9;

/** Horizontal bars: gray before, ember after, the number at the end of each. */
export function Bars({ figure, width }: { figure: FigureOf<'bars'>; width: Width }) {
  const { items, unit } = figure;
  const { beside, double, single, thick } = shapes[width];
  const labels = beside ? labelRoom(items.map(({ label }) => label)) : 0;
  const compared = items.some(({ before }) => before !== undefined);
  const values = items.flatMap(({ before, value }) => (before === undefined ? [value] : [before, value]));
  const most = Math.max(...values) || 1;
  const left = pad[width] + labels;
  const room = across[width] - pad[width] - left - numberRoom(values);
  const long = (value: number) => Math.max(2, (value / most) * room);
  const row = compared ? double : single;
  const top = 62;
  const above = width === 'narrow' ? 22 : 0;

  return (
    <Frame width={width} height={top + items.length * row + (width === 'narrow' ? 6 : 10)}>
      <Key width={width} unit={unit} compared={compared} />
      {items.map(({ label, before, value }, index) => {
        const y = top + index * row;
        const bars = [
          ...(before === undefined ? [] : [{ is: 'before', value: before }]),
          { is: 'after', value },
        ];
        return (
          <g key={label}>
            <text x={pad[width]} y={width === 'narrow' ? y + 13 : y + (bars.length === 2 ? 21 : 11)}>
              {label}
            </text>
            {bars.map((bar, place) => {
              const at = y + above + place * (thick + 9);
              return (
                <g key={bar.is}>
                  <rect
                    className={bar.is === 'before' ? 'text-bar-before' : 'text-bar'}
                    x={left}
                    y={at}
                    width={long(bar.value)}
                    height={thick}
                    rx={2}
                  />
                  <text
                    className={bar.is === 'before' ? 'fig-minor' : 'fig-strong'}
                    x={left + long(bar.value) + 10}
                    y={at + thick - 1}
                  >
                    {written(bar.value)}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </Frame>
  );
}

/** What the numbers count, and which bar is which. */
function Key({ width, unit, compared }: { width: Width; unit: string; compared: boolean }) {
  const right = across[width] - pad[width];
  return (
    <>
      <text className="fig-minor" x={pad[width]} y={32}>
        {unit.charAt(0).toUpperCase() + unit.slice(1)}
      </text>
      {compared && (
        <>
          <rect className="text-bar-before" x={right - 148} y={22} width={14} height={10} rx={2} />
          <text className="fig-minor" x={right - 128} y={32}>
            before
          </text>
          <rect className="text-bar" x={right - 62} y={22} width={14} height={10} rx={2} />
          <text className="fig-minor" x={right - 42} y={32}>
            after
          </text>
        </>
      )}
    </>
  );
}
