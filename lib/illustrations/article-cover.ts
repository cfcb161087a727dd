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

const patterns: Record<CoverCategory, readonly [Pattern, ...Pattern[]]> = {
  Automation: [ladder],
  Training: [learning, merging],
  Strategy: [fan],
  Guide: [stairway],
  Data: [histogram],
};

/**
 * The drawing of an article's cover: one pattern for its category, varied by its slug and always the same for
 * the same slug. It fills the whole picture from edge to edge.
 *
 * @param size of the picture, in the units of the path data.
 */
export function coverShapes(
  category: CoverCategory,
  slug: string,
  size: { width: number; height: number },
): CoverShapes {
  // The letter after the slug only reshuffles. This one makes neighboring articles differ most.
  const random = randomOf(`${slug}g`);
  const choices = patterns[clean(category)];
  const draw = choices[Math.floor(random() * choices.length)] ?? choices[0];
  return draw({ ...size, random });
}
