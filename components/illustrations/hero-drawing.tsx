import { RailBranch } from '@/components/ui/rail';
import type { HeroFigure } from '@/content/schemas/landing-page';
import { type DrawingSize, readDrawing } from '@/lib/illustrations/drawing-file';

function Drawing({ figure: { drawing, alt }, size }: { figure: HeroFigure; size: DrawingSize }) {
  const { viewBox, markup, railAt } = readDrawing(drawing, size);
  return (
    <>
      {railAt && <RailBranch lit at={railAt} />}
      <svg
        role="img"
        aria-label={alt}
        viewBox={viewBox}
        // Lanes keep their width however a drawing is scaled.
        className="block w-full overflow-visible [&_:is(path,rect,circle,ellipse,line,polyline,polygon)]:[vector-effect:non-scaling-stroke]"
        fill="var(--ink-2)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, which cleanDrawing checked.
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </>
  );
}

/**
 * The drawing of a hero, from its files in content/illustrations: the wide one from 64rem, the narrow one below that
 * (on a tablet beside its note), and the wide one in print, each with the same text alternative. Text must be at least
 * 17 units high in the wide file (1280) and 15 in the narrow one (350), so that it shows at 12 px. The drawings are part
 * of the page, because a request of their own would show them later than the title.
 */
export function HeroDrawing({ figure }: { figure: HeroFigure }) {
  return (
    <figure className="md:max-lg:grid md:grid-cols-[1fr_11rem] md:gap-x-10">
      <div className="relative hidden lg:block print:block">
        <Drawing figure={figure} size="wide" />
      </div>
      <div className="relative max-w-md md:max-w-none lg:hidden print:hidden">
        <Drawing figure={figure} size="narrow" />
      </div>
      <figcaption className="type-small mt-6 max-w-reading md:max-lg:mt-0 print:mt-3 text-balance text-ink-2">
        {figure.note}
      </figcaption>
    </figure>
  );
}
