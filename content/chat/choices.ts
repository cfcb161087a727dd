import type { ChatChoice } from '@/lib/chat/types';
import type { CurrencyCode } from '@/lib/currency/traits';
import { currencies, currencyRecords } from '../pricing/currencies';

/** The choices of the pricing calculator, and the currencies, as visitors name them. */
export const choices: ChatChoice[] = [
  {
    label: 'basic support',
    set: { supportLevel: 'basic' },
    asks: ['basic support', 'without|no|with_o support'],
  },
  { label: 'standard support', set: { supportLevel: 'standard' }, asks: ['standard support'] },
  {
    label: 'premium support',
    set: { supportLevel: 'premium' },
    asks: ['premium support', 'with_premium|premium_instead|premium'],
  },
  {
    label: 'a short timeline',
    set: { duration: 'short' },
    asks: [
      'hurry|urgent|urgently|asap|rush|rushed',
      'short timeline',
      'want|need fast|quick|quickly',
      'in_a_month|within_a_month|under_a_month',
    ],
  },
  { label: 'a medium timeline', set: { duration: 'medium' }, asks: ['medium|normal timeline'] },
  { label: 'a long timeline', set: { duration: 'long' }, asks: ['long timeline', 'no_rush|no_hurry'] },
  {
    label: 'low customization',
    set: { customizationLevel: 'low' },
    asks: ['low|little|no customization|customisation', 'standard setup'],
  },
  {
    label: 'medium customization',
    set: { customizationLevel: 'medium' },
    asks: ['medium customization|customisation'],
  },
  {
    label: 'high customization',
    set: { customizationLevel: 'high' },
    asks: ['high|heavy|full|lots customization|customisation', 'highly customized|customised'],
  },
  {
    label: 'training for the rest of the team',
    set: { includeTraining: true },
    asks: ['training add_on|addon', 'with_training|plus_training|and_training'],
  },
  {
    label: 'the maintenance plan',
    set: { includeMaintenancePlan: true },
    asks: ['maintenance plan', 'with_maintenance|plus_maintenance|and_maintenance'],
  },
  {
    label: 'priority support',
    set: { includePrioritySupport: true },
    asks: ['priority support', 'with_priority'],
  },
  ...currencies.map((currency) => ({
    label: currency.name,
    currency,
    asks: [currencyRecords[currency.code as CurrencyCode].asks],
  })),
];
