import { End, Figure, Ring } from '@/components/illustrations/illustration';

/** The curve in months (0-12) and height above the start (0-1), as a start and cubic segments. */
const curve: [number, number][] = [
  [0, 0],
  [0.51, 0.026],
  [1.05, 0.041],
  [1.48, 0.078],
  [2.01, 0.126],
  [2.51, 0.202],
  [3.01, 0.272],
  [3.52, 0.342],
  [3.98, 0.437],
  [4.5, 0.499],
  [4.99, 0.56],
  [5.48, 0.623],
  [6, 0.674],
  [6.99, 0.772],
  [8.06, 0.845],
  [9.15, 0.893],
  [10.1, 0.936],
  [11.05, 0.963],
  [12, 1],
];

/** Where a drawing puts months and heights, in its own units. */
type Plot = { left: number; right: number; top: number; bottom: number };

const wide: Plot = { left: 36.5, right: 818.5, top: 20, bottom: 348.5 };
const narrow: Plot = { left: 13.5, right: 333.5, top: 18, bottom: 222 };

function Drawing({ plot, labels, led }: { plot: Plot; labels: readonly string[]; led?: boolean }) {
  const x = (month: number) => plot.left + (month / 12) * (plot.right - plot.left);
  const y = (share: number) => plot.bottom - share * (plot.bottom - plot.top);
  const [start, ...controls] = curve.map(([month, share]) => `${x(month).toFixed(1)} ${y(share).toFixed(1)}`);
  const half = Math.round(y(0.5)) + 0.5;
  return (
    <>
      <rect
        className="fig-window"
        x={x(3)}
        y={plot.top - 10}
        width={x(6) - x(3)}
        height={plot.bottom - plot.top + 10}
      />
      <path className="fig-rule" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
      <path className="fig-before" d={`M${plot.left} ${half}H${plot.right}`} />
      {labels.map((label, index) => (
        <g key={label}>
          <path className="fig-before fig-lane-open" d={`M${x(index * 3)} ${plot.bottom}v8`} />
          <text
            x={x(index * 3)}
            y={plot.bottom + (plot === wide ? 31 : 27)}
            textAnchor={
              index === labels.length - 1 ? 'end' : index === 0 && plot === narrow ? 'start' : 'middle'
            }
          >
            {label}
          </text>
        </g>
      ))}
      <text x={plot.right} y={half + 23} textAnchor="end">
        Costs covered
      </text>
      <text className="fig-strong" x={x(4.5)} y={plot.bottom - 15.5} textAnchor="middle">
        Break-even
      </text>
      {led && <path className="fig-lane rail-lead" d={`M0 ${plot.bottom}H${plot.left}`} />}
      <path className="fig-lane fig-draw" pathLength="1" d={`M${start}C${controls.join(' ')}`} />
      <Ring x={x(4.5)} y={half} r={8} lit />
      <End x={plot.right} y={plot.top} r={plot === wide ? 8 : 7} />
    </>
  );
}

/**
 * The return in the first year: the lane leaves the start, crosses 'costs covered' between month 3 and 6 and
 * ends at the average of year one. The shape between those figures is illustrative, which the page says.
 *
 * @param reach set where the page has a rail: the distance from the content column's left edge to this drawing.
 */
export function RoiCurve({ reach, className }: { reach?: string | undefined; className?: string }) {
  return (
    <Figure
      className={className}
      rail={reach === undefined ? undefined : { at: wide.bottom / 386, reach }}
      alt="Return in the first year, shape illustrative: the curve starts at zero, covers its costs between month 3 and month 6, and ends at 100% in month 12."
    >
      <svg className="figure-wide-40 fig-real" viewBox="0 0 843 386" aria-hidden="true">
        <Drawing
          plot={wide}
          labels={['Start', 'Month 3', 'Month 6', 'Month 9', 'Month 12']}
          led={reach !== undefined}
        />
      </svg>
      <svg className="figure-narrow-40 fig-real" viewBox="0 0 350 256" aria-hidden="true">
        <Drawing plot={narrow} labels={['Start', 'Month 3', '6', '9', '12']} />
      </svg>
    </Figure>
  );
}
