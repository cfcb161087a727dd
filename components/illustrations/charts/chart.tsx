import clsx from 'clsx';
import type { CSSProperties, ReactNode, SVGProps } from 'react';
import { Label, Line } from '@/components/illustrations/kit/marks';
import styles from './chart.module.css';

/** The drawings of one chart, each for another width of its box; on paper the wide one stands. */
export const sizes = { large: styles.large, wide: styles.wide, narrow: styles.narrow };

/**
 * The box of a chart: one image with a text alternative, whatever the number of its drawings.
 *
 * @param kind sets from which width of the box each drawing shows, and the size of its words.
 * @param rail the parts of the page's rail that lead into the chart, at the height that the kind sets, or out of it.
 */
export function Chart({
  kind,
  alt,
  rail,
  style,
  children,
}: {
  kind: 'card' | 'outcome' | 'feature' | 'detail' | 'article' | 'roi' | 'cover';
  alt: string;
  rail?: ReactNode;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.chart, styles[kind])} style={style}>
      {rail}
      <div role="img" aria-label={alt}>
        {children}
      </div>
    </div>
  );
}

/** One drawing of a chart: sets what its words have in common. */
export const Drawing = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <g id={id} fill="var(--ink-2)" fontSize="var(--drawing-label)">
    {children}
  </g>
);

/** A course of a chart, at the width of line that the box sets. */
export function Course({ tone, ...rest }: { d: string; tone: 'lane' | 'before' } & SVGProps<SVGPathElement>) {
  return (
    <Line
      tone={tone}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(tone === 'lane' && { strokeWidth: 'var(--drawing-lane)' })}
      {...rest}
    />
  );
}

/** The course after the change, which draws itself over gray where motion is welcome (chart.module.css). */
export const DrawnCourse = ({ d }: { d: string }) => (
  <>
    <Course tone="before" d={d} />
    <Course tone="lane" d={d} pathLength="1" strokeDasharray="var(--drawing-dash)" />
  </>
);

/** The surface under a course. */
export const Area = ({ d }: { d: string }) => <path d={d} fill="var(--lane)" fillOpacity="0.12" />;

/** A hairline of the grid: one pixel, however the chart is scaled. */
export const GridLine = ({ d }: { d: string }) => (
  <Line tone="rule" d={d} vectorEffect="non-scaling-stroke" />
);

/** A moment in time. */
export const Moment = ({ d }: { d: string }) => (
  <Line tone="limit" d={d} strokeDasharray="3 3" strokeDashoffset="0" />
);

type Words = Omit<Parameters<typeof Label>[0], 'voice' | 'size'>;

/** Words of less weight: ticks, units, times. */
export const Note = (props: Words) => <Label {...props} fill="var(--ink-3)" fontSize="var(--drawing-note)" />;

/** A figure set large at its point of the chart. */
export const Highlight = (props: Words) => (
  <Label
    {...props}
    fill="var(--ink)"
    fontSize="var(--drawing-statistic)"
    fontStretch="condensed"
    fontWeight="500"
    letterSpacing="-0.025em"
  />
);
