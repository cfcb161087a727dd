import { contentError } from '@/lib/content/check';
import { clean } from '@/lib/content/text-marks';
import { estimate } from '@/lib/pricing/estimate';
import { defaultParameters, type TeamSize } from '@/lib/pricing/parameters';
import { caseStudies } from '../case-studies';
import { company } from '../company';
import { currencies } from '../currencies';
import { facts as companyFacts } from '../facts';
import { contactFaq, sharedFaq } from '../faq';
import { industries } from '../industries';
import { pricingSteps } from '../pricing';
import { pricing } from '../pricing-rules';
import { services } from '../services';
import { trainingTiers } from '../training-tiers';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const joined = new Intl.ListFormat('en-US');

function answer(items: readonly { question: string; answer: string }[], question: string): string {
  const found = items.find((item) => clean(item.question) === question);
  return (
    found?.answer ??
    contentError(
      { file: 'content/chat/facts.ts' },
      `the question '${question}' is no longer in content/faq.ts.`,
      'Write the new wording here.',
    )
  );
}

/** Prices stay amounts until they are shown, because the visitor chooses the currency. */
export const usd = (amount: number) => `{usd:${amount}}`;

const tierPrice = (tier: (typeof trainingTiers)[number]) =>
  tier.usd === undefined ? 'custom price' : `${usd(tier.usd)} per person`;

export const tierLines = list(
  trainingTiers.map((tier) => `${tier.name}: ${tierPrice(tier)}, ${tier.support}`),
);

/** What a group program costs for each size of team, with the calculator's own choices everywhere else. */
export const groupLines = list(
  (pricingSteps.find(({ id }) => id === 'teamSize')?.options ?? [])
    .filter(({ id }) => id !== 'individual')
    .map(({ id, measure }) => {
      const { totalCost } = estimate({ ...defaultParameters, teamSize: id as TeamSize }, pricing);
      return `${measure}: ${usd(totalCost)}`;
    }),
);

/** Left as it is: the browser puts in what the message names. */
const NAMED = '{named}';

/** What {names} in a reply stand for. Every fact comes from its own place in content. */
export const facts: Record<string, string> = {
  company: company.name,
  email: company.email,
  phone: company.phone,
  address: company.address,
  hours: company.hours.chat,
  history: companyFacts.founded.statement,
  openHours: companyFacts.hours.statement,
  phoneHours: company.hours.site,
  aroundTheClock: companyFacts.aroundTheClock.statement,
  experience: company.experience.chat,
  responseTime: company.responseTime,
  cities: joined.format(company.offices.map((office) => office.city)),
  offices: list(company.offices.map((office) => `${office.city}: ${office.role}`)),
  currencies: joined.format(currencies.map((currency) => currency.code)),
  services: list(services.map((service) => `${service.title}: ${service.description}`)),
  prices: list(services.map((service) => `${service.title}: ${usd(pricing.baseCost[service.pricingType])}`)),
  tiers: tierLines,
  groupPrices: groupLines,
  tierSupport: list(trainingTiers.map((tier) => `${tier.name}: ${tier.support}`)),
  industries: joined.format(industries.map((industry) => industry.title.toLowerCase())),
  caseStudies: list(caseStudies.map((study) => `${study.title} (${study.industry})`)),
  faqTimeline: answer(sharedFaq, 'How long does an AI project take?'),
  faqReturn: answer(sharedFaq, 'When will we see a return?'),
  faqTechnical: answer(sharedFaq, 'Do we need technical people on our side?'),
  faqQuality: answer(sharedFaq, 'What if the result is not good enough?'),
  faqPrepare: answer(contactFaq, 'What should I prepare?'),
};

/** Replaces each {name} by its fact. @throws ContentError for a name that is no fact. */
export function fill(template: string, entry: string): string {
  return template.replace(
    /\{([a-zA-Z]+)\}/g,
    (found, name: string) =>
      (found === NAMED ? found : facts[name]) ??
      contentError(
        { file: 'content/chat/topics', entry },
        `{${name}} is not a fact.`,
        'The facts are listed in content/chat/facts.ts.',
      ),
  );
}
