import { checkEntry } from '@/lib/content-check/check';
import { pricingRules } from '@/lib/pricing-calculator/rules';
import { serviceTitles } from '../company/service-titles';

/** Every figure of the calculator. Money is whole US dollars; multipliers are tenths, so 15 is 1.5. */
export const pricing = checkEntry(pricingRules, 'content/pricing/pricing-rules.ts', {
  baseCost: { training: 2000, onboarding: 5000, automation: 7500, development: 15000, optimization: 10000 },
  baseWeeks: { training: 2, onboarding: 4, automation: 6, development: 12, optimization: 8 },
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
      always: serviceTitles['ai-optimization'],
      extras: [{ when: 'includeTraining', name: 'System Administration Training' }],
    },
  },
});
