import { RailBranch } from '@/components/ui/rail';
import styles from './chart.module.css';
import { LineChart } from './line-chart';

/** Months that have a tick; the last is the end of year one. */
const MONTHS = [0, 3, 6, 9, 12];

/** Value gained by month. */
const VALUE = [
  [0, 0],
  [1.5, 16],
  [3, 54],
  [4.5, 100],
  [6, 135],
  [9, 179],
  [12, 200],
] as const;

/**
 * The return in the first year, in percent of the costs: the lane leaves the start, crosses 'costs covered' between
 * month 3 and 6 and ends at the average of year one. The shape between those figures is illustrative, which the page
 * says. The page's rail leads into it.
 */
export const RoiCurve = () => (
  <LineChart
    alt="Value gained in the first year, compared with all costs: it starts at zero, covers the costs between month 3 and month 6, and reaches twice the costs, a 100% return, in month 12."
    className={`${styles.roi} flow-root`}
    lines={[
      { tone: 'before', points: VALUE },
      { tone: 'lane', points: VALUE },
    ]}
    yTicks={[0, 100, 200]}
    yLabels={false}
    base={100}
    zone={[3, 6]}
    rings={[[4.5, 100]]}
    end={[12, 200]}
    xTicks={MONTHS.map((at) => ({ at, label: at ? `Month ${at}` : 'Start', minor: at % 6 > 0 }))}
    words={[
      { at: [12, 100], text: 'Costs covered', kind: 'note', side: 'below' },
      { at: [4.5, 2], text: 'Break-even', kind: 'strong' },
    ]}
  >
    {(topOf) => <RailBranch at={topOf(0)} />}
  </LineChart>
);
