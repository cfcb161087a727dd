import { slug } from '../format/slug';

/** Parts of a cover, as x, y, width and height in its 1200 by 400 units. Each has the orange mark at another place. */
const CUTS = ['0,0,1200,400', '390,70,810,270', '60,60,810,270', '330,100,540,180'];

/** Path of a category's cover, in public/covers. An entry's id decides which part is shown; by default, all of it is. */
export function getCoverPath(category: string, id?: string): string {
  const path = `/covers/${slug(category)}.svg`;
  if (id === undefined) return path;
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `${path}#svgView(viewBox(${CUTS[sum % CUTS.length]}))`;
}
