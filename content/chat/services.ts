import type { ChatService, ChatSubject } from '@/lib/chat/types';
import { contentError } from '@/lib/content-check/check';
import { estimate } from '@/lib/pricing-calculator/estimate';
import { defaultParameters, type TeamSize } from '@/lib/pricing-calculator/parameters';
import { audiences } from '../audiences';
import { facts } from '../company/facts';
import { industries } from '../industries';
import { pricing } from '../pricing/pricing-rules';
import { services } from '../services';
import { pricingSteps } from '../tools/pricing-calculator';

/** What visitors call a service; each is also known by its title. */
const names: Record<string, string[]> = {
  'ai-training': ['training|trainings|course|courses|workshop|workshops|coaching|train|teach|learn'],
  'ai-onboarding': ['onboarding|onboard', 'ai_adoption|roll_out|rollout'],
  'workflow-automation': ['automation|automations|automate|automating|automated|workflow|workflows'],
  'custom-ai-development': [
    'custom|bespoke|tailor_made ai|development|solution|system|software|chatbot|model|app|build',
    'build|develop chatbot|model|app|system|assistant|ai',
    'custom_development|recommendation_engine',
  ],
  'ai-optimization': [
    'optimization|optimisation|optimize|optimise|optimizing',
    'improve|tune|tuning|fix|speed|faster ai|model|system|chatbot existing|current|our|have|already|run|running|live',
  ],
};
const industryNames: Record<string, string[]> = {
  healthcare: ['healthcare|hospital|hospitals|clinic|clinics|medical'],
  finance: ['finance|financial|bank|banks|banking|lender|insurance'],
  retail: ['retail|retailer|shop|shops|store|stores|ecommerce'],
  manufacturing: ['manufacturing|manufacturer|factory|factories'],
  education: ['education|school|schools|university|universities|college'],
  legal: ['legal|law_firm|law_firms|lawyer|lawyers'],
};

/** The most people of a team size, from its words: 10 for '2-10 people', none for '200+ people'. */
function mostOf(id: string, measure = ''): number | null {
  if (id === 'individual') return 1;
  const most = /-(\d+)/.exec(measure)?.[1];
  if (most) return Number(most);
  return measure.includes('+')
    ? null
    : contentError(
        { file: 'content/tools/pricing-calculator.ts', entry: 'teamSize', field: id },
        `'${measure}' does not say how many people it holds.`,
        "Write it as '2-10 people' or '200+ people'; the assistant reads it.",
      );
}

const teamSizes = pricingSteps.find(({ id }) => id === 'teamSize')?.options ?? [];

/** The services with their prices: the calculator's own, with its suggested choices besides team size. */
export const chatServices: ChatService[] = services.map((service) => ({
  id: service.id,
  title: service.title,
  asks: [...(names[service.id] ?? []), wordsOf(service.title)],
  href: service.url,
  base: pricing.baseCost[service.pricingType],
  weeks: pricing.baseWeeks[service.pricingType],
  teams: teamSizes.map(({ id, measure = '' }) => ({
    upTo: mostOf(id, measure),
    measure: id === 'individual' ? 'one person' : measure,
    usd: estimate(
      { ...defaultParameters, serviceType: service.pricingType, teamSize: id as TeamSize },
      pricing,
    ).totalCost,
  })),
  ...(service.pricingType === 'training' && {
    alternative: `That is a group program, which teaches one team together. ${facts.trainingLengths.statement} ${facts.coaching.statement}`,
    alternativeForOne: `${facts.soloSeat.statement} ${facts.coaching.statement}`,
  }),
}));

/** Industries and audiences, so that the page of the one that was named can answer. */
export const chatSubjects: ChatSubject[] = [...industries, ...audiences].map(({ id, title, ctaLink }) => ({
  id,
  title,
  href: ctaLink,
  asks: [...(industryNames[id] ?? []), wordsOf(title)],
}));

/** A title as a phrase whose words follow each other. */
function wordsOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
