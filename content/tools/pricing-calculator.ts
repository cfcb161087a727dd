import { z } from 'zod';
import { checkEntry, contentError } from '@/lib/content-check/check';
import { peopleBySize, pricingQuestions, type ServiceType } from '@/lib/pricing-calculator/parameters';
import { addOnId } from '@/lib/pricing-calculator/rules';
import { facts, smallProject } from '../company/facts';
import { terms } from '../company/terms';
import { convertedNote } from '../pricing/currencies';
import { discountPercent } from '../pricing/discounts';
import { faqItem } from '../schemas/faq';
import { text } from '../schemas/fields';
import { estimateWords, toolQuestion } from '../schemas/tools';
import { allServices, services } from '../services';

const FILE = 'content/tools/pricing-calculator.ts';

function pricedAs(serviceType: ServiceType): { id: string; title: string } {
  const service = allServices.find(({ pricingType }) => pricingType === serviceType);
  if (!service) {
    contentError(
      { file: 'content/pricing/pricing-rules.ts', field: `baseCost.${serviceType}` },
      'no service is priced so.',
      `Give one of content/services the pricingType '${serviceType}', or keep its file with draft: true.`,
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

/** The question about the number of users, which the service selector asks after its recommendation. */
export const teamSizeQuestion = {
  question: 'How many people will use it?',
  hint: facts.users.statement,
  options: [
    { id: 'individual', label: 'Individual', measure: 'just you' },
    { id: 'small', label: 'Small', measure: `${peopleBySize.small} people` },
    { id: 'medium', label: 'Medium', measure: `${peopleBySize.medium} people` },
    { id: 'large', label: 'Large', measure: `${peopleBySize.large} people` },
    { id: 'enterprise', label: 'Enterprise', measure: `${peopleBySize.enterprise} people` },
  ],
};

/** The steps of which a choice moves on, in their order. */
export const pricingSteps = checkEntry(z.array(toolQuestion).length(pricingQuestions.length), FILE, [
  {
    id: 'serviceType',
    label: 'Service',
    question: 'Which service do you need?',
    options: Object.entries(pricedServices)
      .filter(([, priced]) => services.some(({ id }) => id === priced.id))
      .map(([id, { title }]) => ({ id, label: title })),
  },
  {
    id: 'teamSize',
    label: 'Team Size',
    ...teamSizeQuestion,
  },
  {
    id: 'duration',
    label: 'Timeline',
    question: 'How long do you expect it to take?',
    hint: 'This changes price and weeks by a factor. It doesn’t set the date.',
    options: [
      { id: 'short', label: 'Short', measure: '1-4 weeks', weeks: [1, 4] },
      { id: 'medium', label: 'Medium', measure: '1-3 months', weeks: [4, 13] },
      { id: 'long', label: 'Long', measure: '3+ months', weeks: [13, null] },
    ],
  },
  {
    id: 'supportLevel',
    label: 'Support',
    question: 'How much support do you want?',
    options: [
      { id: 'basic', label: 'Basic', hint: 'Email support' },
      { id: 'standard', label: 'Standard', hint: 'A named contact' },
      { id: 'premium', label: 'Premium', hint: 'A named contact and regular reviews' },
    ],
  },
  {
    id: 'customizationLevel',
    label: 'Customization',
    question: 'How closely should it fit your systems?',
    options: [
      { id: 'low', label: 'Low', hint: 'Our standard setup' },
      { id: 'medium', label: 'Medium', hint: 'Adapted to your process' },
      { id: 'high', label: 'High', hint: 'Built around your systems' },
    ],
  },
]);

/** The sixth step, with its three checkboxes. */
export const addOnStep = checkEntry(
  z.strictObject({
    label: text(),
    question: text(),
    options: z.array(z.strictObject({ id: addOnId, label: text(), hint: text() })).length(3),
  }),
  FILE,
  {
    label: 'Add-ons',
    question: 'Anything to add?',
    options: [
      { id: 'includeTraining', label: 'Training', hint: 'For the rest of your team' },
      {
        id: 'includeMaintenancePlan',
        label: 'Maintenance plan',
        hint: 'Updates and fixes, not new formats or rules',
      },
      {
        id: 'includePrioritySupport',
        label: 'Priority support',
        hint: 'First in line; 24/7 with custom development',
      },
    ],
  },
);

/** The five questions below the calculator. */
export const pricingFaq = checkEntry(z.array(faqItem).length(5, 'must have 5 questions'), FILE, [
  {
    question: 'How accurate is the estimate?',
    answer:
      'Estimates are typically within 10-15% of the final cost. The difference depends on your systems, which we review with you before we quote.',
    utterances:
      'how far can it be off; how exact is the calculator; how far off is the estimate; will the final price be higher; is the calculated price exact; why 10-15%; how accurate is the calculator or the price; how exact is this or it; how far off can the calculator be; can i rely on that number; is this a ballpark or the real figure; how precise is your price calculator; will the final bill match what the tool says; margin of error on the quote tool; does the calculator tend to lowball; how much higher could the real price end up; so thats just a rough guess; and how close is that usually; reliable number or not; is what it shows here the final price',
  },
  {
    question: 'Is there a discount for nonprofits?',
    answer: `Yes. Registered nonprofits get up to ${discountPercent.nonprofit} off. Mention it in your request, and the quote will show it.`,
    utterances:
      'we are a charity; is it cheaper for a charity or church; do ngos pay less; nonprofit or charity discount; do i get a discount as a charity; how do i get it; how much is the discount; were a registered charity, do we pay less; charity rates; do you go easier on ngos; special price for charitable organisations; i run a food bank, do we get something off; and for charities; not-for-profit pricing; how much do nonprofits get knocked off; does a 501c3 pay full price; even for a charity; reduced rate for voluntary organisations; we are a university, is there a discount; discount for schools',
  },
  {
    question: 'Is there a discount for education?',
    answer: `Yes. Educational institutions, such as schools and universities, get ${discountPercent.education} off.`,
    utterances:
      'do schools or universities pay less; discount for a school or university; cheaper for teachers, colleges and students; can my school get it cheaper; do schools pay less; university pricing; academic discount; what do universities save on the list price; and for schools; education rate; special terms for a primary school; teaching institutions get a better deal; how much off for a faculty; were a school, same price',
  },
  {
    question: 'What if the scope changes?',
    answer:
      'Minor scope changes move the price by up to 15%. Anything larger gets a new estimate, and we start on it only once you agree.',
    utterances:
      'what if we pivot; what if we change our mind about what we want; what if we need more than planned; what if we want more later; what if we want more than we agreed; we changed our minds halfway; do extra wishes cost more; what if the project grows; what if we need more later; can we add more later; we might need extra features later on; how do you handle change requests; scope creep - who pays; do you charge more if we add something midway; and if we want more later; what if it turns out bigger than planned; extras mid project; how much does a small change add; will you start extra work without asking us',
  },
  {
    question: 'What is included in the price?',
    answer: `The service you chose, for your team size, timeline, customization and support level. ${facts.handoverTraining.statement} Support covers ${terms.supportTerm}. Licenses, usage and hardware are extra.`,
    utterances:
      'is that extra; is this extra; what is extra; whats included; is everything included; hidden costs; is it all in; what else could come on top; are licenses or usage included; what is included when i buy an automation; what is in the price and what is not; what do we get for that price; who pays for gpus or hardware; what do i get for my money; do i have to buy licences for chatgpt on top; is training part of the price or extra; so what comes with it; all in, or are there extras; does that price include teaching the 6; do i need to buy any software for it as well',
  },
]);

const words = z.strictObject({ heading: text(60), lead: text(320) });

/** What stands in the calculator's place where scripts are off. */
export const withoutScript = checkEntry(words, FILE, {
  heading: 'All prices in one table',
  lead: `The calculator needs JavaScript, but you can add up the price from this table: a base price, one line each for team size, timeline, support and customization, and any add-ons. ${convertedNote}`,
});

/** What stands beside an estimate. */
export const estimateCopy = checkEntry(estimateWords, FILE, {
  notice: 'This estimate is for planning purposes only and is not a formal quote.',
  accuracy: 'Estimates are typically within 10-15% of the final cost.',
  support: facts.supportTerm.statement,
  timeline: {
    changed:
      'You chose {timeline}. That makes {before} of work {weeks}; it doesn’t set the end date. The quote does.',
    same: 'You chose {timeline}. That leaves {before} of work the same; it doesn’t set the end date. The quote does.',
  },
  terms: `${terms.tax} ${terms.billing}`,
  training: `This is the price of a group program, which teaches one team together. ${facts.coaching.statement} ${facts.combinedTraining.statement}`,
  soloTraining: `${facts.soloTraining.statement} For one-on-one coaching, see the coaching tiers. ${facts.coaching.statement}`,
  small: {
    below: smallProject,
    text: `${facts.smallProjects.statement} Ask us, and take this figure as a guide.`,
  },
});
