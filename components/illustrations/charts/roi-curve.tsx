import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Chart, Course, sizes } from './chart';

/**
 * The return in the first year, from public/illustrations/roi-curve.svg: the lane leaves the start, crosses 'costs
 * covered' between month 3 and 6 and ends at the average of year one. The shape between those figures is illustrative,
 * which the page says.
 *
 * @param reach set where the page has a rail: the distance from the content column's left edge to this drawing.
 */
export function RoiCurve({ reach }: { reach?: string | undefined }) {
  return (
    <Chart
      kind="roi"
      rail={reach === undefined ? undefined : { at: 348.5 / 386, reach }}
      alt="Value gained in the first year, compared with all costs: it starts at zero, covers the costs between month 3 and month 6, and reaches twice the costs, a 100% return, in month 12."
    >
      <DrawingFile href="roi-curve.svg#wide" width={843} height={386} className={sizes.wide}>
        {/* The page's rail leads into the curve. */}
        {reach !== undefined && <Course tone="lane" className="max-xl:hidden" d="M0 348.5H36.5" />}
      </DrawingFile>
      <DrawingFile href="roi-curve.svg#narrow" width={350} height={256} className={sizes.narrow} />
    </Chart>
  );
}
