import type { Motif } from '../site/page';
import { coverOf } from './cover';
import type { CoverShapes } from './cover-patterns';
import { lanePath, type Point, polyline } from './path';

type Size = { width: number; height: number };

/** The measure of a case study from edge to edge: grey until the change, the lane after it. */
function measure(motif: Extract<Motif, { kind: 'measure' }>, { width, height }: Size): CoverShapes {
  const { points, changeAt, shape } = motif;
  const signal = shape === 'signal';
  const peak = Math.max(...points.map(Math.abs));
  const [low, high] = signal ? [-peak, peak] : [Math.min(...points), Math.max(...points)];
  const at = (value: number, index: number): Point => [
    (index / (points.length - 1)) * width,
    height * (0.86 - 0.72 * ((value - low) / (high - low || 1))),
  ];
  const all = points.map(at);
  const after = all.slice(changeAt);
  const [first, second, ...rest] = after;
  const lane =
    shape === 'step' && first && second
      ? lanePath(
          [
            first,
            [(first[0] + second[0]) / 2, first[1]],
            [(first[0] + second[0]) / 2, second[1]],
            second,
            ...rest,
          ],
          16,
        )
      : polyline(after);
  return { before: [polyline(all.slice(0, changeAt + 1))], bars: [], lane, parted: false };
}

/**
 * What a page's share image draws, always the same for the same page.
 *
 * @param path of the page; patterns are varied by its last part, as an article's cover is.
 */
export function shareMotif(motif: Motif, path: string, size: Size): CoverShapes {
  return motif.kind === 'measure'
    ? measure(motif, size)
    : coverOf(motif.pattern, path.split('/').at(-1) || 'home', size);
}
