import { Fragment, type ReactNode } from 'react';
import { ArticleChartDrawings } from '@/components/illustrations/charts/article-chart';
import { CaseDrawings } from '@/components/illustrations/charts/case-chart';
import { CaseDetailDrawings } from '@/components/illustrations/charts/case-detail-chart';
import { ArticleCoverDrawing } from '@/components/illustrations/covers/article-cover';
import { VideoCoverDrawing } from '@/components/illustrations/covers/video-cover';
import {
  NamedThumbnailDrawing,
  VideoThumbnailDrawing,
} from '@/components/illustrations/covers/video-thumbnail';
import { renderSvg } from '@/components/illustrations/kit/render-svg';
import { articles } from '@/content/articles';
import { caseStudies } from '@/content/case-studies';
import { guides } from '@/content/guides';
import { implementationGuide } from '@/content/resources/implementation-guide';
import { videos } from '@/content/videos';
import { splitResult } from '@/lib/case-studies/result-line';

/**
 * The drawings of content, which pages place with `<use>`: one or more in a file, each in a group with an id. Drawings
 * that never change are in public/illustrations.
 */
export const dynamic = 'force-static';
export const dynamicParams = false;

const files: Record<string, ReactNode> = {
  'article-covers.svg': articles.map(({ id, category }) => (
    <ArticleCoverDrawing key={id} id={id} category={category} slug={id} size="card" />
  )),
  'video-covers.svg': videos.map((video) => <VideoCoverDrawing key={video.slug} video={video} />),
  'video-thumbnails.svg': videos.map((video) => (
    <Fragment key={video.slug}>
      <VideoThumbnailDrawing video={video} />
      <NamedThumbnailDrawing video={video} />
    </Fragment>
  )),
  'implementation-guide.svg': <ArticleChartDrawings charts={implementationGuide.figures} />,
};
for (const { id, category, figures } of articles)
  files[`article-${id}.svg`] = (
    <>
      <ArticleCoverDrawing id="cover" category={category} slug={id} size="band" />
      <ArticleChartDrawings charts={figures} />
    </>
  );
for (const { file, text } of guides)
  if (text) files[`guide-${file}.svg`] = <ArticleChartDrawings charts={text.figures} />;
for (const { slug, figures } of videos)
  files[`video-${slug}.svg`] = <ArticleChartDrawings charts={figures} />;
for (const { id, figure, narrative, results } of caseStudies) {
  files[`case-${id}.svg`] = <CaseDrawings data={figure} outcome={splitResult(results[0] ?? '').figure} />;
  // Only the study's own page shows these.
  files[`case-${id}-detail.svg`] = <CaseDetailDrawings data={figure} phases={narrative.approach} />;
}

export const generateStaticParams = () => Object.keys(files).map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const drawing = files[(await params).file];
  if (drawing === undefined) return new Response(null, { status: 404 });
  return new Response(await renderSvg(drawing), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
