import clsx from 'clsx';
import type { CSSProperties, ReactNode, SVGProps } from 'react';
import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import { Label, Line } from '@/components/illustrations/kit/shapes';
import styles from './chart.module.css';

/**
 * One drawing of a chart. `size` is left out where it is the only one.
 *
 * @property href file and id of the drawing; left out where its numbers are known in the browser only.
 * @property content what the page itself draws.
 */
type ChartDrawing = {
  size?: 'large' | 'wide' | 'narrow';
  width: number;
  height: number;
  href?: string;
  content?: ReactNode;
};

/**
 * The box of a chart: one image with a text alternative, whatever the number of its drawings, and a caption if any. On
 * paper it shows the wide drawing.
 *
 * @param kind sets from which width of the box each drawing shows, and the size of its words.
 * @param rail the parts of the page's rail that lead into the chart, at the height that the kind sets, or out of it.
 */
export function Chart({
  kind,
  alt,
  drawings,
  caption,
  rail,
  style,
}: {
  kind: 'card' | 'outcome' | 'feature' | 'detail' | 'article' | 'roi' | 'cover';
  alt: string;
  drawings: readonly ChartDrawing[];
  caption?: string;
  rail?: ReactNode;
  style?: CSSProperties;
}) {
  const chart = (
    <div className={clsx(styles.chart, styles[kind])} style={style}>
      {rail}
      <div role="img" aria-label={alt}>
        {drawings.map(({ size, href, content, width, height }) => {
          const shown = size && { className: styles[size] };
          return href ? (
            <DrawingFile key={size} href={href} width={width} height={height} {...shown}>
              {content}
            </DrawingFile>
          ) : (
            <svg key={size} aria-hidden="true" viewBox={`0 0 ${width} ${height}`} {...shown}>
              <Drawing>{content}</Drawing>
            </svg>
          );
        })}
      </div>
    </div>
  );
  if (caption === undefined) return chart;
  return (
    <figure>
      {chart}
      <figcaption className="mt-3 text-[0.875rem]/[1.45] text-pretty text-ink-3">{caption}</figcaption>
    </figure>
  );
}

/** The group of one drawing, which sets the color and size of its words. */
export const Drawing = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <g id={id} fill="var(--ink-2)" fontSize="var(--drawing-label)">
    {children}
  </g>
);

/** A line of data, as thick as chart.module.css sets. */
export function DataLine({
  tone,
  ...rest
}: { d: string; tone: 'lane' | 'before' } & SVGProps<SVGPathElement>) {
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

/** The line after the change. It draws itself over a gray one unless motion is reduced (chart.module.css). */
export const AnimatedLine = ({ d }: { d: string }) => (
  <>
    <DataLine tone="before" d={d} />
    <DataLine tone="lane" d={d} pathLength="1" strokeDasharray="var(--drawing-dash)" />
  </>
);

/** The area under a line. */
export const Area = ({ d }: { d: string }) => <path d={d} fill="var(--lane)" fillOpacity="0.12" />;

/** A hairline of the grid: one pixel, however the chart is scaled. */
export const GridLine = ({ d }: { d: string }) => (
  <Line tone="rule" d={d} vectorEffect="non-scaling-stroke" />
);

/** A dashed line that marks a moment in time. */
export const Moment = ({ d }: { d: string }) => <Line tone="limit" d={d} />;

type Words = Omit<Parameters<typeof Label>[0], 'strong'>;

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
