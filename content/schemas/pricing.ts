import { z } from 'zod';
import { text } from './fields';
import { service } from './services';

export const dollars = z.int('must be whole US dollars').min(0, 'must not be below zero');

const tenths = z
  .int('must be a multiplier in whole tenths, such as 15 for 1.5')
  .positive('must be above zero');

const serviceType = service.shape.pricingType;

export const addOn = z.enum(['includeTraining', 'includeMaintenancePlan', 'includePrioritySupport']);

export const pricing = z.strictObject({
  /** US dollars, before any adjustment. */
  baseCost: z.record(
    serviceType,
    dollars.positive().multipleOf(10, 'must be a multiple of 10, so that every adjustment is whole dollars'),
  ),
  /** Weeks, before any adjustment. */
  baseWeeks: z.record(serviceType, z.int().positive()),
  /** Multipliers of the base price, in tenths: 15 is 1.5. */
  teamSizeTenths: z.record(z.enum(['individual', 'small', 'medium', 'large', 'enterprise']), tenths),
  durationTenths: z.record(z.enum(['short', 'medium', 'long']), tenths),
  customizationTenths: z.record(z.enum(['low', 'medium', 'high']), tenths),
  supportCost: z.record(z.enum(['basic', 'standard', 'premium']), dollars),
  addOnCost: z.record(addOn, dollars),
  /** Multipliers of the weeks, in tenths. */
  weeksTenths: z.strictObject({ enterprise: tenths, highCustomization: tenths, long: tenths, short: tenths }),
  /** What an estimate recommends: always one service, more when a choice is made. */
  recommended: z.record(
    serviceType,
    z.strictObject({
      always: text(60),
      extras: z.array(
        z.strictObject({ when: z.union([addOn, z.literal('highCustomization')]), name: text(60) }),
      ),
    }),
  ),
});
