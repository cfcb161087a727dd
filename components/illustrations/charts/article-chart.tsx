import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import type { ArticleChartData } from '@/content/schemas/long-text.schema';
import { across, type ArticleDrawing as Drawn, type Width } from './article-frame';
import { bars } from './bars';
import { Chart, Drawing, sizes } from './chart';
import { curves } from './curves';
import { steps } from './steps';

function draw(chart: ArticleChartData, width: Width): Drawn {
  if (chart.kind === 'bars') return bars(chart, width);
  if (chart.kind === 'curve') return curves(chart, width);
  return steps(chart, width);
}

const both = ['wide', 'narrow'] as const;

/** Both drawings of each of an entry's charts, for its file in app/illustrations. */
export const ArticleChartDrawings = ({ charts }: { charts: Readonly<Record<string, ArticleChartData>> }) =>
  Object.entries(charts).flatMap(([name, chart]) =>
    both.map((width) => (
      <Drawing key={`${name}-${width}`} id={`${name}-${width}`}>
        {draw(chart, width).content}
      </Drawing>
    )),
  );

/** The narrow drawing of a chart alone, where the page has shown the chart before. */
export function ArticleDrawing({ chart, file }: { chart: ArticleChartData; file: string }) {
  const height = Math.ceil(draw(chart, 'narrow').height);
  return (
    <DrawingFile
      href={`${file}-narrow`}
      width={across.narrow}
      height={height}
      preserveAspectRatio="xMinYMax"
      className="max-h-100"
    />
  );
}

type ChartProps = {
  chart: ArticleChartData;
  /**
   * Where its drawings stand, such as 'article-pilots.svg#hours'. Left out where the numbers are known in the browser
   * only: the drawings are then part of the page.
   */
  file?: string;
};

/** A chart without its caption: one drawing for the reading column, one for narrow boxes. */
export function PlainArticleChart({ chart, file }: ChartProps) {
  return (
    <Chart kind="article" alt={chart.alt}>
      {both.map((width) => {
        const { height, content } = draw(chart, width);
        const size = { width: across[width], height: Math.ceil(height), className: sizes[width] };
        return file === undefined ? (
          <svg
            key={width}
            aria-hidden="true"
            viewBox={`0 0 ${size.width} ${size.height}`}
            className={size.className}
          >
            <Drawing>{content}</Drawing>
          </svg>
        ) : (
          <DrawingFile key={width} href={`${file}-${width}`} {...size} />
        );
      })}
    </Chart>
  );
}

/** A chart inside a text, with its caption. */
export function ArticleChart({ chart, file }: ChartProps) {
  return (
    <figure>
      <PlainArticleChart chart={chart} {...(file && { file })} />
      <figcaption className="mt-3 text-[0.875rem]/[1.45] text-pretty text-ink-3">{chart.caption}</figcaption>
    </figure>
  );
}
