import { clean } from '@/lib/content/text-marks';
import { randomOf } from '../numbers/random';
import {
  type CoverShapes,
  fan,
  histogram,
  ladder,
  learning,
  merging,
  type Pattern,
  stairway,
} from './cover-patterns';

/** The five categories of articles, each with a pattern of its own. */
export type CoverCategory = 'Automation' | 'Training' | 'Strategy' | 'Guide' | 'Data';

/** A cover's shapes, and the pattern in words. */
export type Cover = CoverShapes & { alt: string };

type Drawing = { draw: Pattern; alt: string };

const patterns: Record<CoverCategory, readonly [Drawing, ...Drawing[]]> = {
  Automation: [{ draw: ladder, alt: 'A lane that switches between seven parallel lines.' }],
  Training: [
    { draw: learning, alt: 'A learning curve that rises above the curves beside it.' },
    { draw: merging, alt: 'Several lines that come together in one lane.' },
  ],
  Strategy: [{ draw: fan, alt: 'A lane that meets a fan of choices and takes one.' }],
  Guide: [{ draw: stairway, alt: 'A lane that climbs a staircase.' }],
  Data: [{ draw: histogram, alt: 'A histogram with its curve drawn over the bars.' }],
};

/**
 * The drawing of an article's cover: one pattern for its category, varied by its slug and always the same for
 * the same slug. It fills the whole picture from edge to edge.
 *
 * @param size of the picture, in the units of the path data.
 */
export function coverOf(
  category: CoverCategory,
  slug: string,
  size: { width: number; height: number },
): Cover {
  // The letter after the slug shuffles only: with this one, articles beside each other differ most.
  const random = randomOf(`${slug}g`);
  const choices = patterns[clean(category)];
  const { draw, alt } = choices[Math.floor(random() * choices.length)] ?? choices[0];
  return { bars: [], parted: false, ...draw({ ...size, random }), alt };
}
