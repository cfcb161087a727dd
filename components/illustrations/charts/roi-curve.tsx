import { RailBranch } from '@/components/ui/rail';
import type { Point } from '@/lib/illustrations/svg-path';
import styles from './chart.module.css';
import { LineChart } from './line-chart';

/** Value gained by the end of each month, in percent of the costs; the costs are covered in the middle of month 5. */
const VALUE = [0, 9, 29, 54, 86, 114, 135, 152, 167, 179, 188, 195, 200];
const POINTS = VALUE.map((value, month): Point => [month, value]);
const BREAK_EVEN: Point = [4.5, 100];

/** Ticks below the curve, one for every 100 hours that clients save in a year, and their columns: five a month. */
const TICKS = 1200;
const COLUMNS = 60;
/** Share of its height that a column fills, so that no tick touches the curve. */
const ROOM = 0.96;
/** Sides of the drawing in its own units, in which its dashes are. */
const SIDE = 1000;

/** Path data of the columns below the curve, each as long as its number of ticks. */
function drawTicks(): { path: string; dashes: string } {
  const values = Array.from({ length: COLUMNS }, (_, column) => {
    const month = ((column + 0.5) / COLUMNS) * (VALUE.length - 1);
    const [from = 0, to = from] = VALUE.slice(Math.floor(month));
    return from + (to - from) * (month % 1);
  });
  const perTick = values.reduce((sum, value) => sum + value, 0) / TICKS;
  const height = (ROOM * SIDE * perTick) / Math.max(...VALUE);
  // Round to whole ticks: the rest goes to the columns with the largest fractions.
  const lacking = values.map((value, column) => ({ column, part: (value / perTick) % 1 }));
  const missing = TICKS - values.reduce((sum, value) => sum + Math.floor(value / perTick), 0);
  const rounded = new Set(
    lacking
      .sort((one, other) => other.part - one.part)
      .slice(0, missing)
      .map(({ column }) => column),
  );
  const columns = values.map((value, column) => {
    const length = (Math.floor(value / perTick) + Number(rounded.has(column))) * height;
    return `M${(((column + 0.5) / COLUMNS) * SIDE).toFixed(1)} ${SIDE}v${-length.toFixed(1)}`;
  });
  return {
    path: columns.join(''),
    dashes: [0, 0.2, 0.6, 0.2].map((part) => (part * height).toFixed(2)).join(' '),
  };
}

const { path, dashes } = drawTicks();

/**
 * The value gained in the first year, in percent of all costs: 100 is where the costs are covered, between month 3 and 6,
 * and 200, the end, is the average return of 100%. The page's rail becomes the curve. Below it, 1,200 ticks stand for
 * 120,000 hours and light up with it. The page says that the curve is a sketch.
 */
export const RoiCurve = () => (
  <LineChart
    alt="Value gained in the first year, compared with all costs: it covers them between month 3 and month 6, and reaches twice the costs, a 100% return, in month 12. Below are 1,200 ticks, each for 100 hours saved."
    className={`${styles.roi} flow-root`}
    lines={[
      { tone: 'before', points: POINTS },
      { tone: 'lane', points: POINTS },
    ]}
    yTicks={[0, 100, 200]}
    yLabels={false}
    base={0}
    rings={[BREAK_EVEN]}
    end={[12, 200]}
    xTicks={[0, 3, 6, 9, 12].map((at) => ({ at, label: at ? `Month ${at}` : 'Start', minor: at % 6 > 0 }))}
    words={[
      { at: [0, 100], text: 'Costs covered', kind: 'note' },
      { at: BREAK_EVEN, text: 'Break-even', kind: 'strong', side: 'left' },
    ]}
  >
    {(topOf) => (
      <>
        <RailBranch at={topOf(0)} />
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          className={styles.ticks}
        >
          <path id="ticks" d={path} strokeDasharray={dashes} />
          <use href="#ticks" />
        </svg>
      </>
    )}
  </LineChart>
);
