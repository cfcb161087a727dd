import { RailBranch } from '@/components/ui/rail';
import type { HeroIllustrationText } from '@/content/schemas/landing-page';
import { type IllustrationSize, readIllustration } from '@/lib/illustrations/illustration-file';

function Graphic({ name, alt, size }: { name: string; alt: string; size: IllustrationSize }) {
  const { viewBox, markup, railsAt } = readIllustration(name, size);
  return (
    <>
      {railsAt.map((at) => (
        <RailBranch key={at} at={at} />
      ))}
      <svg
        role="img"
        aria-label={alt}
        viewBox={viewBox}
        // Lines keep their width at every scale; dots and rings do not, so that a small dot is more than its edge.
        className="block w-full overflow-visible [&_:not(text,circle)]:[vector-effect:non-scaling-stroke]"
        fill="var(--ink-2)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, which cleanIllustration checked.
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </>
  );
}

/** Words of the wide drawing grow from their own anchor, so that they show at 12 px on a tablet or in a column, too. */
const largerWords =
  '@max-[60rem]:[&_text:not([font-weight="500"])]:[scale:1.35] [&_text]:[transform-box:fill-box] [&_text]:origin-bottom-left [&_text[text-anchor=middle]]:origin-bottom [&_text[text-anchor=end]]:origin-bottom-right';

type Props = HeroIllustrationText & { className?: string };

/**
 * The illustration of a hero, narrow on a phone, else wide. Text must be at least 17 units high in the wide file (1280) and 15
 * in the narrow one (350), so that it shows at 12 px. A request of its own would show it later than the title.
 */
export const HeroIllustration = ({ note, className = '', ...graphic }: Props) => (
  <figure className={`@container ${className}`}>
    <div className={`relative hidden md:block print:block ${largerWords}`}>
      <Graphic {...graphic} size="wide" />
    </div>
    <div className="relative max-w-md md:hidden print:hidden">
      <Graphic {...graphic} size="narrow" />
    </div>
    <figcaption className="type-small mt-4 md:mt-6 max-w-reading print:mt-3 text-balance text-ink-2">
      {note}
    </figcaption>
  </figure>
);
