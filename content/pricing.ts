import { z } from 'zod';
import { checkEntry, contentError } from '@/lib/content/check';
import type { ServiceType } from '@/lib/pricing/parameters';
import { faqItem } from './faq.schema';
import { text } from './fields';
import { addOn } from './pricing.schema';
import { services } from './services';
import { toolQuestion } from './tools.schema';

const FILE = 'content/pricing.ts';

function pricedAs(serviceType: ServiceType): { id: string; title: string } {
  const service = services.find(({ pricingType }) => pricingType === serviceType);
  if (!service) {
    contentError(
      { file: 'content/pricing-rules.ts', field: `baseCost.${serviceType}` },
      'no service is priced so.',
      `Give one of content/services the pricingType '${serviceType}'.`,
    );
  }
  return { id: service.id, title: service.title };
}

/** The service that each service type of the calculator stands for: the first one priced so. */
export const pricedServices: Readonly<Record<ServiceType, { id: string; title: string }>> = {
  training: pricedAs('training'),
  onboarding: pricedAs('onboarding'),
  automation: pricedAs('automation'),
  development: pricedAs('development'),
  optimization: pricedAs('optimization'),
};

/** The five steps of which a choice moves on, in their order. */
export const pricingSteps = checkEntry(z.array(toolQuestion).length(5), FILE, [
  {
    id: 'serviceType',
    label: 'Service',
    question: 'What should we do?',
    options: Object.entries(pricedServices).map(([id, { title }]) => ({ id, label: title })),
  },
  {
    id: 'teamSize',
    label: 'Team Size',
    question: 'How many people will use it?',
    options: [
      { id: 'individual', label: 'Individual', measure: 'just you' },
      { id: 'small', label: 'Small', measure: '2-10 people' },
      { id: 'medium', label: 'Medium', measure: '11-50 people' },
      { id: 'large', label: 'Large', measure: '51-200 people' },
      { id: 'enterprise', label: 'Enterprise', measure: '200+ people' },
    ],
  },
  {
    id: 'duration',
    label: 'Timeline',
    question: 'How long should the work run?',
    options: [
      { id: 'short', label: 'Short', measure: '1-4 weeks' },
      { id: 'medium', label: 'Medium', measure: '1-3 months' },
      { id: 'long', label: 'Long', measure: '3+ months' },
    ],
  },
  {
    id: 'supportLevel',
    label: 'Support',
    question: 'How much support do you want?',
    options: [
      { id: 'basic', label: 'Basic', hint: 'Questions by email' },
      { id: 'standard', label: 'Standard', hint: 'A named contact' },
      { id: 'premium', label: 'Premium', hint: 'A named contact and regular reviews' },
    ],
  },
  {
    id: 'customizationLevel',
    label: 'Customization',
    question: 'How much must it fit your own systems?',
    options: [
      { id: 'low', label: 'Low', hint: 'Our standard way of doing it' },
      { id: 'medium', label: 'Medium', hint: 'Adapted to your process' },
      { id: 'high', label: 'High', hint: 'Built around your systems' },
    ],
  },
]);

/** The sixth step, with its three checkboxes. */
export const addOnStep = checkEntry(
  z.strictObject({
    label: z.string(),
    question: z.string(),
    options: z.array(z.strictObject({ id: addOn, label: z.string(), hint: z.string() })).length(3),
  }),
  FILE,
  {
    label: 'Add-ons',
    question: 'Anything to add?',
    options: [
      { id: 'includeTraining', label: 'Training', hint: 'Your team learns to run it' },
      { id: 'includeMaintenancePlan', label: 'Maintenance plan', hint: 'We keep it working and current' },
      { id: 'includePrioritySupport', label: 'Priority support', hint: 'Your questions come first' },
    ],
  },
);

/** The five questions below the calculator. */
export const pricingFaq = checkEntry(z.array(faqItem).length(5, 'must have 5 questions'), FILE, [
  {
    question: 'How accurate is the estimate?',
    answer:
      'Estimates are typically within 10-15% of the final cost. The rest depends on the systems involved, which we look at together before we quote.',
  },
  {
    question: 'Is there a discount for non-profits?',
    answer: 'Yes. Registered non-profits get up to 30% off. Say so in your request, and the quote shows it.',
  },
  {
    question: 'And for educational institutions?',
    answer: 'Schools, colleges and universities get 25% off.',
  },
  {
    question: 'What happens if the scope changes?',
    answer:
      'Minor scope changes move the price by up to 15%. Anything larger gets a new estimate, and no work starts on it before you have agreed.',
  },
  {
    question: 'What is included in the price?',
    answer:
      'The service you chose, for the team size, timeline and customization you chose, with the support level you chose. Training, maintenance and priority support are add-ons, and the breakdown lists them on a line of their own.',
  },
]);

const words = z.strictObject({ heading: text(60), lead: text(320) });

/** What stands in the calculator's place where scripts are off. */
export const withoutScript = checkEntry(words, FILE, {
  heading: 'All prices in one table',
  lead: 'The calculator needs JavaScript; its figures do not. Take the base price of a service and add one line of each group. Amounts in other currencies are converted at fixed rates from US dollars.',
});

/** What stands beside an estimate. */
export const estimateCopy = checkEntry(z.strictObject({ notice: text(160), accuracy: text(160) }), FILE, {
  notice: 'This estimate is for planning purposes only and is not a formal quote.',
  accuracy: 'Estimates are typically within 10-15% of the final cost.',
});
