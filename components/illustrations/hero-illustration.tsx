import { RailBranch } from '@/components/ui/rail';
import type { HeroIllustrationText } from '@/content/schemas/landing-page';
import { type IllustrationSize, readIllustration } from '@/lib/illustrations/illustration-file';

function Graphic({
  name,
  alt,
  size,
  lit,
}: {
  name: string;
  alt: string;
  size: IllustrationSize;
  lit: boolean;
}) {
  const { viewBox, markup, railAt } = readIllustration(name, size);
  return (
    <>
      {railAt && <RailBranch lit={lit} at={railAt} />}
      <svg
        role="img"
        aria-label={alt}
        viewBox={viewBox}
        // Lines keep their width at every scale.
        className="block w-full overflow-visible [&_:is(path,rect,circle,ellipse,line,polyline,polygon)]:[vector-effect:non-scaling-stroke]"
        fill="var(--ink-2)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, which cleanIllustration checked.
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </>
  );
}

/**
 * The illustration of a hero, from its files in content/illustrations: the wide one from 64rem, the narrow one below that
 * (on a tablet beside its note), and the wide one in print, each with the same text alternative. Text must be at least
 * 17 units high in the wide file (1280) and 15 in the narrow one (350), so that it shows at 12 px. The illustrations are part
 * of the page, because a request of their own would show them later than the title.
 *
 * @param lit false below the first screen, where the page's lane lights the way into it.
 */
export function HeroIllustration({ note, lit = true, ...graphic }: HeroIllustrationText & { lit?: boolean }) {
  return (
    <figure className="md:max-lg:grid md:grid-cols-[1fr_11rem] md:gap-x-10">
      <div className="relative hidden lg:block print:block">
        <Graphic {...graphic} lit={lit} size="wide" />
      </div>
      <div className="relative max-w-md md:max-w-none lg:hidden print:hidden">
        <Graphic {...graphic} lit={lit} size="narrow" />
      </div>
      <figcaption className="type-small mt-6 max-w-reading md:max-lg:mt-0 print:mt-3 text-balance text-ink-2">
        {note}
      </figcaption>
    </figure>
  );
}
