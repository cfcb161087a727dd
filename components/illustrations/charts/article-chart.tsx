import { DrawingFile } from '@/components/illustrations/kit/drawing-file';
import type { ArticleChartData } from '@/content/schemas/long-text.schema';
import type { DrawingSize } from '@/lib/illustrations/drawing-file';
import { type ArticleDrawing, chartWidth, drawingSizes } from './article-chart-layout';
import { bars } from './bars';
import { Chart, Drawing } from './chart';
import { curves } from './curves';
import { steps } from './steps';

function draw(chart: ArticleChartData, width: DrawingSize): ArticleDrawing {
  if (chart.kind === 'bars') return bars(chart, width);
  if (chart.kind === 'curve') return curves(chart, width);
  return steps(chart, width);
}

/** Both drawings of each of an entry's charts, for its file in app/illustrations. */
export const ArticleChartDrawings = ({ charts }: { charts: Readonly<Record<string, ArticleChartData>> }) =>
  Object.entries(charts).flatMap(([name, chart]) =>
    drawingSizes.map((width) => (
      <Drawing key={`${name}-${width}`} id={`${name}-${width}`}>
        {draw(chart, width).content}
      </Drawing>
    )),
  );

/** The narrow drawing of a chart alone, where the page has shown the chart before. */
export function NarrowArticleChart({ chart, file }: { chart: ArticleChartData; file: string }) {
  return (
    <DrawingFile
      href={`${file}-narrow`}
      width={chartWidth.narrow}
      height={Math.ceil(draw(chart, 'narrow').height)}
      preserveAspectRatio="xMinYMax"
      className="max-h-100"
    />
  );
}

/**
 * A chart inside a text: one drawing for the reading column, one for narrow boxes.
 *
 * @param file where its drawings are, such as 'article-pilots.svg#hours'. Omitted if only the browser knows the
 *   numbers; the drawings are then part of the page.
 * @param captioned false leaves out the caption.
 */
export function ArticleChart({
  chart,
  file,
  captioned = true,
}: {
  chart: ArticleChartData;
  file?: string;
  captioned?: boolean;
}) {
  return (
    <Chart
      kind="article"
      alt={chart.alt}
      caption={captioned ? chart.caption : undefined}
      drawings={drawingSizes.map((size) => {
        const { height, content } = draw(chart, size);
        return {
          size,
          width: chartWidth[size],
          height: Math.ceil(height),
          ...(file === undefined ? { content } : { href: `${file}-${size}` }),
        };
      })}
    />
  );
}
