import { z } from 'zod';
import { addOns, pricingUrlLetters } from './parameters';

/** Whole US dollars. */
export const wholeDollars = z.int('must be whole US dollars').min(0, 'must not be below zero');
const tenths = z
  .int('must be a multiplier in whole tenths, such as 15 for 1.5')
  .positive('must be above zero');
const name = z.string('must be text').trim().min(1, 'must not be empty').max(60);

const choices = <Id extends string>(codes: Readonly<Record<Id, string>>) =>
  z.enum(Object.keys(codes) as [Id, ...Id[]]);
const serviceType = choices(pricingUrlLetters.serviceType);
export const addOnId = z.enum(addOns);

/** Every figure of the calculation. */
export const pricingRules = z.strictObject({
  /** US dollars, before any adjustment. */
  baseCost: z.record(
    serviceType,
    wholeDollars
      .positive()
      .multipleOf(10, 'must be a multiple of 10, so that every adjustment is whole dollars'),
  ),
  /** Weeks, before any adjustment. */
  baseWeeks: z.record(serviceType, z.int().positive()),
  /** Multipliers of the base price, in tenths: 15 is 1.5. */
  teamSizeTenths: z.record(choices(pricingUrlLetters.teamSize), tenths),
  durationTenths: z.record(choices(pricingUrlLetters.duration), tenths),
  customizationTenths: z.record(choices(pricingUrlLetters.customizationLevel), tenths),
  supportCost: z.record(choices(pricingUrlLetters.supportLevel), wholeDollars),
  addOnCost: z.record(addOnId, wholeDollars),
  /** Multipliers of the weeks, in tenths. */
  weeksTenths: z.strictObject({ enterprise: tenths, highCustomization: tenths, long: tenths, short: tenths }),
  /** Services that an estimate recommends: always one, more when a choice is made. */
  recommended: z.record(
    serviceType,
    z.strictObject({
      always: name,
      extras: z.array(z.strictObject({ when: z.union([addOnId, z.literal('highCustomization')]), name })),
    }),
  ),
});
export type PricingRules = z.infer<typeof pricingRules>;
