import type { ChatEntity } from '@/lib/chat/types';
import { audiences } from '../audiences';
import { industries } from '../industries';
import { pricing } from '../pricing-rules';
import { services } from '../services';
import { groupLines, tierLines, usd } from './facts';
import { stepLinks } from './steps';

/** The lexicon's concept that names a service, industry or audience; one that is not listed is known by its title. */
const concepts: Record<string, string> = {
  'ai-training': 'train',
  'ai-onboarding': 'onboard',
  'workflow-automation': 'automate',
  'custom-ai-development': 'develop',
  'ai-optimization': 'optimize',
  healthcare: 'healthcare',
  finance: 'finance',
  retail: 'retail',
  manufacturing: 'manufacturing',
  education: 'school',
  legal: 'legal',
  individuals: 'individual',
  'small-business': 'smallbiz',
  startups: 'startup',
  enterprise: 'enterprise',
};

const link = (name: keyof typeof stepLinks) => {
  const step = stepLinks[name];
  return step ? [{ kind: 'link' as const, ...step }] : [];
};

/** The services, industries and audiences that a message may name, in the order of the site. */
export const entities: ChatEntity[] = [
  ...services.map((service): ChatEntity => {
    const price = usd(pricing.baseCost[service.pricingType]);
    return {
      id: service.id,
      kind: 'service',
      concept: concepts[service.id],
      title: service.title,
      about: `${service.title}: ${service.description} Base price: ${price}.`,
      price:
        service.pricingType === 'training'
          ? `We sell training two ways. A group program teaches one team together and is priced by team size, with a base price of ${price}. With standard support:\n${groupLines}\nIndividual coaching is priced per person:\n${tierLines}`
          : `${service.title} has a base price of ${price}.`,
      duration: `${service.title} has a base timeline of ${pricing.baseWeeks[service.pricingType]} weeks.`,
      next: [
        { kind: 'link', label: service.title, href: service.url },
        ...link('calculator'),
        ...link('consultation'),
      ],
    };
  }),
  ...industries.map(
    (industry): ChatEntity => ({
      id: industry.id,
      kind: 'industry',
      concept: concepts[industry.id],
      title: industry.title,
      about: `We work in ${industry.title.toLowerCase()}. ${industry.description} For example: ${industry.useCases.slice(0, 3).join(', ').toLowerCase()}.`,
      next: [{ kind: 'link', label: industry.title, href: industry.ctaLink }, ...link('consultation')],
    }),
  ),
  ...audiences.map(
    (audience): ChatEntity => ({
      id: audience.id,
      kind: 'audience',
      concept: concepts[audience.id],
      title: audience.title,
      about: `${audience.title}: ${audience.description}`,
      next: [{ kind: 'link', label: audience.ctaText, href: audience.ctaLink }, ...link('consultation')],
    }),
  ),
];
