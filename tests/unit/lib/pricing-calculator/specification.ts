import type { Currency } from '@/lib/currency/format';
import type { PricingRules } from '@/lib/pricing-calculator/estimate';

/**
 * The figures of section 9 of the specification, typed from its text: the data with which tests prove the calculator's
 * rules. They are no copy of content: a price that changes there changes nothing here.
 */
export const specification: PricingRules = {
  baseCost: { training: 2000, onboarding: 5000, automation: 7500, development: 15000, optimization: 10000 },
  baseWeeks: { training: 2, onboarding: 4, automation: 6, development: 12, optimization: 8 },
  // Ten times the multiplier.
  teamSizeTenths: { individual: 6, small: 10, medium: 15, large: 22, enterprise: 35 },
  durationTenths: { short: 7, medium: 10, long: 15 },
  customizationTenths: { low: 8, medium: 10, high: 15 },
  supportCost: { basic: 0, standard: 1000, premium: 3000 },
  addOnCost: { includeTraining: 1500, includeMaintenancePlan: 2000, includePrioritySupport: 1000 },
  weeksTenths: { enterprise: 15, highCustomization: 13, long: 15, short: 7 },
  recommended: {
    training: {
      always: 'AI Training & Education Program',
      extras: [{ when: 'includeMaintenancePlan', name: 'Ongoing Support & Knowledge Updates' }],
    },
    onboarding: {
      always: 'Business AI Onboarding Package',
      extras: [{ when: 'includeTraining', name: 'Team Training Sessions' }],
    },
    automation: {
      always: 'Workflow Automation Solution',
      extras: [{ when: 'highCustomization', name: 'Custom Integration Development' }],
    },
    development: {
      always: 'Custom AI Solution Development',
      extras: [
        { when: 'includeMaintenancePlan', name: 'Ongoing Maintenance & Updates' },
        { when: 'includePrioritySupport', name: '24/7 Priority Support' },
      ],
    },
    optimization: {
      always: 'AI System Optimization',
      extras: [{ when: 'includeTraining', name: 'System Administration Training' }],
    },
  },
};

/** The currencies of section 9, for tests that work amounts out by hand. */
export const specificationCurrencies: readonly Currency[] = [
  { code: 'USD', symbol: '$', name: 'US dollar', exchangeRate: 1 },
  { code: 'GBP', symbol: '£', name: 'British pound', exchangeRate: 0.79 },
  { code: 'EUR', symbol: '€', name: 'Euro', exchangeRate: 0.93 },
  { code: 'CAD', symbol: 'CA$', name: 'Canadian dollar', exchangeRate: 1.37 },
  { code: 'AUD', symbol: 'A$', name: 'Australian dollar', exchangeRate: 1.52 },
  { code: 'INR', symbol: '₹', name: 'Indian rupee', exchangeRate: 83.14 },
  { code: 'JPY', symbol: '¥', name: 'Japanese yen', exchangeRate: 154.8 },
];

/** @returns US dollars for a code that the list does not have */
export const currencyOf = (code: string): Currency =>
  specificationCurrencies.find((entry) => entry.code === code) ?? (specificationCurrencies[0] as Currency);
