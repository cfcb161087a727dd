import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Dot, Label, Line, Ring } from '@/components/illustrations/kit/marks';
import { Chart, Course, Drawing, DrawnCourse, GridLine, sizes } from './chart';

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

/** Where each drawing puts months and heights, in its own units, and what stands under its ticks. */
const plots = {
  wide: {
    ...{ width: 843, height: 386, left: 36.5, right: 818.5, top: 20, bottom: 348.5, words: 31, end: 8 },
    labels: ['Start', 'Month 3', 'Month 6', 'Month 9', 'Month 12'],
  },
  narrow: {
    ...{ width: 350, height: 256, left: 13.5, right: 333.5, top: 18, bottom: 222, words: 27, end: 7 },
    labels: ['Start', 'Month 3', '6', '9', '12'],
  },
};
const both = ['wide', 'narrow'] as const;

function RoiDrawing({ size }: { size: keyof typeof plots }) {
  const { left, right, top, bottom, words, end, labels } = plots[size];
  const x = (month: number) => left + (month / 12) * (right - left);
  const y = (share: number) => bottom - share * (bottom - top);
  const [start, ...controls] = curve.map(([month, share]) => `${x(month).toFixed(1)} ${y(share).toFixed(1)}`);
  const half = Math.round(y(0.5)) + 0.5;
  const anchor = (index: number) =>
    index === labels.length - 1 ? 'end' : index === 0 && size === 'narrow' ? 'start' : 'middle';
  return (
    <Drawing id={size}>
      <rect
        x={x(3)}
        y={top - 10}
        width={x(6) - x(3)}
        height={bottom - top + 10}
        fill="var(--ink)"
        fillOpacity="0.08"
      />
      <GridLine d={`M${left} ${bottom}H${right}`} />
      <Course tone="before" d={`M${left} ${half}H${right}`} />
      {labels.map((label, index) => (
        <g key={label}>
          <Line tone="before" strokeLinejoin="round" d={`M${x(index * 3)} ${bottom}v8`} />
          <Label x={x(index * 3)} y={bottom + words} anchor={anchor(index)} text={label} />
        </g>
      ))}
      <Label x={right} y={half + 23} anchor="end" text="Costs covered" />
      <Label x={x(4.5)} y={bottom - 15.5} anchor="middle" voice="strong" text="Break-even" />
      <DrawnCourse d={`M${start}C${controls.join(' ')}`} />
      <Ring x={x(4.5)} y={half} r={8} lit />
      <Dot x={right} y={top} r={end} />
    </Drawing>
  );
}

/** Both drawings, for their file in app/illustrations. */
export const RoiDrawings = () => both.map((size) => <RoiDrawing key={size} size={size} />);

/**
 * The return in the first year: the lane leaves the start, crosses 'costs covered' between month 3 and 6 and
 * ends at the average of year one. The shape between those figures is illustrative, which the page says.
 *
 * @param reach set where the page has a rail: the distance from the content column's left edge to this drawing.
 */
export function RoiCurve({ reach }: { reach?: string | undefined }) {
  const { left, bottom, height } = plots.wide;
  return (
    <Chart
      kind="roi"
      rail={reach === undefined ? undefined : { at: bottom / height, reach }}
      alt="Return in the first year, shape illustrative: the curve starts at zero, covers its costs between month 3 and month 6, and ends at 100% in month 12."
    >
      {both.map((size) => (
        <DrawingFile
          key={size}
          href={`roi-curve.svg#${size}`}
          width={plots[size].width}
          height={plots[size].height}
          className={sizes[size]}
        >
          {size === 'wide' && reach !== undefined && (
            <Course tone="lane" className="rail-lead" d={`M0 ${bottom}H${left}`} />
          )}
        </DrawingFile>
      ))}
    </Chart>
  );
}
