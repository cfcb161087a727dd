import { RailBranch } from '@/components/layout/rail';
import { Chart, DataLine } from './chart';

/**
 * The return in the first year, from public/illustrations/roi-curve.svg: the lane leaves the start, crosses 'costs
 * covered' between month 3 and 6 and ends at the average of year one. The shape between those figures is illustrative,
 * which the page says. The page's rail leads into it.
 */
export function RoiCurve() {
  return (
    <Chart
      kind="roi"
      rail={<RailBranch />}
      alt="Value gained in the first year, compared with all costs: it starts at zero, covers the costs between month 3 and month 6, and reaches twice the costs, a 100% return, in month 12."
      drawings={[
        {
          size: 'wide',
          href: 'roi-curve.svg#wide',
          width: 843,
          height: 386,
          content: <DataLine tone="lane" d="M0 348.5H36.5" />,
        },
        {
          size: 'narrow',
          href: 'roi-curve.svg#narrow',
          width: 350,
          height: 256,
          content: <DataLine tone="lane" d="M0 222H13.5" />,
        },
      ]}
    />
  );
}
