import { RailBranch } from '@/components/ui/rail';
import type { Point } from '@/lib/illustrations/svg-path';
import styles from './chart.module.css';
import { LineChart } from './line-chart';

/** Value gained by the end of each month, in percent of the costs; the costs are covered in the middle of month 5. */
const VALUE = [0, 9, 29, 54, 86, 114, 135, 152, 167, 179, 188, 195, 200];
const POINTS = VALUE.map((value, month): Point => [month, value]);
const BREAK_EVEN: Point = [4.5, 100];

/** A sketch of the value gained in the first year, in percent of all costs. The page's rail becomes the curve. */
export const RoiCurve = () => (
  <LineChart
    alt="Value gained in the first year, compared with all costs: it covers them between month 3 and month 6, and reaches twice the costs, a 100% return, in month 12."
    className={`${styles.roi} flow-root`}
    lines={[
      { tone: 'before', points: POINTS },
      { tone: 'lane', points: POINTS },
    ]}
    yTicks={[0, 100, 200]}
    yLabels={false}
    base={0}
    area
    rings={[BREAK_EVEN]}
    end={[12, 200]}
    xTicks={[0, 3, 6, 9, 12].map((at) => ({ at, label: at ? `Month ${at}` : 'Start', minor: at % 6 > 0 }))}
    words={[
      { at: [0, 100], text: 'Costs covered', kind: 'note' },
      { at: BREAK_EVEN, text: 'Break-even', kind: 'strong', side: 'left' },
    ]}
  >
    {(topOf) => <RailBranch at={topOf(0)} />}
  </LineChart>
);
