import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';
import { tierTexts } from '../pricing/tiers';
import { facts } from './facts';
import { joinSentences, terms } from './terms';

const support = `email support for ${terms.supportTerm}`;

/** What each price buys: whom it covers, how it is measured, what is included, and what the quote settles. '' is left out. */
const lines: Record<keyof PricingRules['baseCost'] | 'coaching', [string, string, string, string]> = {
  training: [
    `One team of ${peopleBySize.small} people. A larger team costs more.`,
    '',
    joinSentences(facts.groupIncluded.statement, terms.groupSessions),
    'Programs, days, groups and place.',
  ],
  coaching: [
    'One person, one on one, or each role of a company.',
    tierTexts.measured,
    terms.coachingHours ?? '',
    'Hours, dates and place.',
  ],
  onboarding: [
    `One company and one process, for ${peopleBySize.small} users.`,
    'The old process is timed beside the pilot. One number you pick decides in week 6.',
    joinSentences(
      `Interviews, a plan, the pilot, training for two owners, and ${support}.`,
      terms.onSiteDays,
    ),
    'Who comes, on which days, any travel, and what you pay if you stop early.',
  ],
  automation: [
    `One process, for ${peopleBySize.small} users.`,
    'The same requests run both ways: staff time and wrong values per request.',
    joinSentences(`Timing, the build, training for the people who run it, and ${support}.`, terms.onSiteDays),
    'The target, the systems to connect, dates and travel. Licenses and usage are extra.',
  ],
  development: [
    `One system, for ${peopleBySize.small} users.`,
    `Its score on ${facts.testCases.value} real cases with known answers, before launch.`,
    joinSentences(
      `Tests, screens, permissions, logging, training for the people who run it, and ${support}.`,
      terms.onSiteDays,
    ),
    'The target, the systems to connect, dates and travel. Licenses, usage and hardware are extra.',
  ],
  optimization: [
    `One live system, for ${peopleBySize.small} users.`,
    'Old and new versions answer the same requests: right answers, time, and cost per request.',
    joinSentences(
      `Diagnosis, fixes, alerts, training for the people who run it, and ${support}.`,
      terms.onSiteDays,
    ),
    'The target, access to the system, dates and travel. Licenses and usage are extra.',
  ],
};

const titles = ['Who it covers', 'How we measure it', 'What is included', 'What the quote settles'] as const;

/** The lines that stand beside a price, as the items of a section; without the empty ones. */
export const priceLines = (price: keyof typeof lines) =>
  titles
    .map((title, index) => ({ title, description: lines[price][index] ?? '' }))
    .filter(({ description }) => description !== '');
