import { readIllustration } from '@/lib/illustrations/illustration-file';

/**
 * An illustration as a small picture: its lines are thinner, and of its words only the large figure is left. It is
 * decoration beside a name.
 */
export function Miniature({ name, className = '' }: { name: string; className?: string }) {
  const { viewBox, markup } = readIllustration(name, 'wide');
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className={`block h-auto w-full overflow-visible [&_*]:[vector-effect:non-scaling-stroke] [&_[stroke-width="2"]]:[stroke-width:1px] [&_[stroke-width="3"]]:[stroke-width:2px] [&_text:not([font-size="80"],[font-size="88"])]:hidden ${className}`}
      fill="var(--ink-2)"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, which cleanIllustration checked.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
