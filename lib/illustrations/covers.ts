import { slug } from '../format/slug';

/** Height of each of the three drawings of a cover's file, which are below each other. */
const HEIGHT = 360;

/** Path of a category's cover, in public/covers. An entry's id decides which drawing is shown; by default, the first is. */
export function getCoverPath(category: string, id?: string): string {
  const path = `/covers/${slug(category)}.svg`;
  if (id === undefined) return path;
  return `${path}#svgView(viewBox(0,${(Math.floor(id.length / 2) % 3) * HEIGHT},1080,${HEIGHT}))`;
}
