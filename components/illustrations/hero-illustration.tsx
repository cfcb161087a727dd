import { RailBranch } from '@/components/ui/rail';
import type { HeroIllustrationText } from '@/content/schemas/landing-page';
import { type IllustrationSize, readIllustration } from '@/lib/illustrations/illustration-file';

function Graphic({ name, alt, size }: { name: string; alt: string; size: IllustrationSize }) {
  const { viewBox, markup, railAt } = readIllustration(name, size);
  return (
    <>
      {railAt && <RailBranch at={railAt} />}
      <svg
        role="img"
        aria-label={alt}
        viewBox={viewBox}
        // Lines keep their width at every scale.
        className="block w-full overflow-visible [&_:not(text)]:[vector-effect:non-scaling-stroke]"
        fill="var(--ink-2)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, which cleanIllustration checked.
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </>
  );
}

/** Words of the wide drawing grow from their own anchor, so that they show at 12 px on a tablet, too. */
const largerWords =
  'md:max-lg:[&_text:not([font-size="40"],[font-size="72"],[font-size="80"],[font-size="88"])]:[scale:1.35] [&_text]:[transform-box:fill-box] [&_text]:origin-bottom-left [&_text[text-anchor=middle]]:origin-bottom [&_text[text-anchor=end]]:origin-bottom-right';

/**
 * The illustration of a hero, narrow on a phone, else wide. Text must be at least 17 units high in the wide file (1280) and 15
 * in the narrow one (350), so that it shows at 12 px. A request of its own would show it later than the title.
 */
export const HeroIllustration = ({ note, ...graphic }: HeroIllustrationText) => (
  <figure>
    <div className={`relative hidden md:block print:block ${largerWords}`}>
      <Graphic {...graphic} size="wide" />
    </div>
    <div className="relative max-w-md md:hidden print:hidden">
      <Graphic {...graphic} size="narrow" />
    </div>
    <figcaption className="type-small mt-6 max-w-reading print:mt-3 text-balance text-ink-2">
      {note}
    </figcaption>
  </figure>
);

/** An illustration as decoration beside a name: its lines are thinner, and of its words only the large figure is left. */
export function Miniature({ name }: { name: string }) {
  const { viewBox, markup } = readIllustration(name, 'wide');
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className='block h-auto w-full overflow-visible [&_:not(text)]:[vector-effect:non-scaling-stroke] [&_[stroke-width="2"]]:[stroke-width:1px] [&_[stroke-width="3"]]:[stroke-width:2px] [&_text:not([font-size="80"],[font-size="88"])]:hidden'
      fill="var(--ink-2)"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, which cleanIllustration checked.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
