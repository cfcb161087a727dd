import { z } from 'zod';
import { text } from './fields';
import { iconName } from './icons';

const benefit = z.strictObject({ title: text(50), description: text(160), icon: iconName });

/** A benefit with optional lines of detail below its sentence. */
export const feature = benefit.extend({ details: z.array(text(90)).min(1).max(6).optional() });

export type Feature = z.infer<typeof feature>;

export const processStep = z.strictObject({
  step: z.int().min(1),
  title: text(40),
  description: text(140),
  icon: iconName.optional(),
  /** When it happens or how long it takes: 'Week 1'. */
  when: text(24).optional(),
});
export type ProcessStep = z.infer<typeof processStep>;

export const program = z.strictObject({
  title: text(50),
  description: text(200),
  features: z.array(text(90)).min(2, 'must list at least 2 features').max(5),
  forWhom: text(90),
  duration: text(24),
  format: text(90),
});

export const pricingTier = z.strictObject({
  name: text(30),
  description: text(140),
  /** US dollars as text such as '$1,500', or 'Custom' for none (lib/pricing-calculator/parse-price.ts reads it). */
  price: z
    .string('must be text')
    .regex(/^(\$\d[\d,]*|Custom)$/, "must be dollars such as '$1,500', or 'Custom'"),
  perUnit: text(30),
  features: z.array(text(80)).min(2, 'must list at least 2 features').max(7),
  isPopular: z.boolean().optional(),
  ctaText: text(30),
});

/** A stated figure, and the bar that shows it: against the full bar of 'before', or as a share of all. */
export const impactFigure = z.strictObject({
  value: text(12),
  label: text(60),
  /** Whether it is a target or a result, and how it is counted. */
  counts: text(90),
  bar: z
    .strictObject({
      /** 'less': the rest of a bar remains. 'more': the bar grows. 'share': that part of the bar is filled. */
      kind: z.enum(['less', 'more', 'share'], "must be 'less', 'more' or 'share'"),
      percent: z.number().positive().max(400),
      /** The upper end, where the figure is a range such as 15-30%. */
      upTo: z.number().positive().max(400).optional(),
    })
    .optional(),
});
export type ImpactFigure = z.infer<typeof impactFigure>;
