import type { HeroFigure as Content } from '@/content/schema';

/** The figure of a first view. */
export function HeroFigure({ figure }: { figure: Content }) {
  return <p>{figure.alt}</p>;
}
