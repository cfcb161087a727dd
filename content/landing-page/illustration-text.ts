import { z } from 'zod';
import { text } from '../schemas/fields';

/** The texts of every hero illustration; components/illustrations/hero draws them. */
export const illustrationText = {
  /** The picture in words, for those who do not see it. */
  alt: text(500),
  /** Printed below: what is illustrative and what is stated. */
  note: text(200),
};

export const lane = text(14);

/** A stated figure set large in a drawing. */
export const statedFigure = z.strictObject({ value: text(6), label: text(20) });
