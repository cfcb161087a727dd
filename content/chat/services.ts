import type { ChatContent, ChatService } from '@/lib/chat/types';
import { contentError } from '@/lib/content-check/check';
import type { TeamSize } from '@/lib/pricing-calculator/parameters';
import { caseStudies } from '../case-studies';
import { facts } from '../company/facts';
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
    'improve|tune|tuning|fix|speed|faster|repair ai|model|system|chatbot|chatgpt|copilot|bot existing|current|our|have|already|run|running|live',
  ],
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

/** The team sizes of the pricing calculator. */
export const teamSizes: ChatContent['teamSizes'] = (
  pricingSteps.find(({ id }) => id === 'teamSize')?.options ?? []
).map(({ id, measure = '' }) => ({
  id: id as TeamSize,
  upTo: mostOf(id, measure),
  measure: id === 'individual' ? 'one person' : measure,
}));

/** The services as visitors name them. */
export const chatServices: ChatService[] = services.map((service) => ({
  id: service.id,
  title: service.title,
  description: service.description,
  asks: [...(names[service.id] ?? []), wordsOf(service.title)],
  href: service.url,
  type: service.pricingType,
  ...(service.pricingType === 'training' && {
    alternative: `That is a group program, which teaches one team together. ${facts.trainingLengths.statement} ${facts.coaching.statement}`,
    alternativeForOne: `${facts.soloSeat.statement} ${facts.coaching.statement}`,
  }),
}));

/** The service that a page is about: its own, or that of a case study. */
export const serviceOfPage: Record<string, string> = Object.fromEntries([
  ...services.map(({ id, url }) => [url, id]),
  ...caseStudies.map(({ url, solution }) => [
    url,
    services.find(({ title }) => title === solution)?.id ?? '',
  ]),
]);

/** A title as a phrase whose words follow each other. */
function wordsOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
