import { reasonWords, selectorRules } from '@/content/selector';
import { services } from '@/content/services';
import { reasonFor, recommend } from '@/lib/recommendation/recommend';
import {
  type AiExperience,
  type Budget,
  type BusinessSize,
  defaultRequirements,
  type Implementation,
  type PrimaryGoal,
  type Requirements,
} from '@/lib/recommendation/requirements';

const sizes: BusinessSize[] = ['solo', 'small', 'medium', 'enterprise'];
const experiences: AiExperience[] = ['none', 'beginner', 'intermediate', 'advanced'];
const paces: Implementation[] = ['quick', 'thorough', 'comprehensive'];
const budgets: Budget[] = ['low', 'medium', 'high'];

const title = (id: string) => services.find((service) => service.id === id)?.title ?? '';

/** All 144 ways to answer the other four questions. */
function withGoal(primaryGoal: PrimaryGoal): Requirements[] {
  return sizes.flatMap((businessSize) =>
    experiences.flatMap((aiExperience) =>
      paces.flatMap((implementation) =>
        budgets.map((budget) => ({ primaryGoal, businessSize, aiExperience, implementation, budget })),
      ),
    ),
  );
}

/** The recommendation rules of the specification's section 4, typed from its table. */
const table: [string, PrimaryGoal, string, string, (r: Requirements) => boolean, string, string][] = [
  [
    'SELECTOR-08',
    'skill-development',
    'AI Training & Education',
    '/services/ai-training',
    ({ businessSize }) => businessSize === 'solo' || businessSize === 'small',
    'Custom AI Development',
    'Business AI Onboarding',
  ],
  [
    'SELECTOR-09',
    'process-automation',
    'Workflow Automation',
    '/services/workflow-automation',
    ({ budget }) => budget === 'low',
    'AI Training & Education',
    'Business AI Onboarding',
  ],
  [
    'SELECTOR-10',
    'custom-solution',
    'Custom AI Development',
    '/services/custom-ai-development',
    ({ aiExperience }) => aiExperience === 'none' || aiExperience === 'beginner',
    'AI Training & Education',
    'AI System Optimization',
  ],
  [
    'SELECTOR-11',
    'system-optimization',
    'AI System Optimization',
    '/services/ai-optimization',
    ({ aiExperience }) => aiExperience === 'advanced',
    'Custom AI Development',
    'Business AI Onboarding',
  ],
  [
    'SELECTOR-12',
    'business-integration',
    'Business AI Onboarding',
    '/services/ai-onboarding',
    ({ businessSize }) => businessSize === 'enterprise',
    'AI System Optimization',
    'Workflow Automation',
  ],
];

test.each(table)('%s %s, in all 144 cases', (_, goal, primary, link, condition, secondary, otherwise) => {
  const cases = withGoal(goal);
  expect(cases).toHaveLength(144);
  for (const requirements of cases) {
    const found = recommend(requirements, selectorRules);
    expect(title(found.primaryService)).toBe(primary);
    expect(found.link).toBe(link);
    expect(title(found.secondaryService)).toBe(condition(requirements) ? secondary : otherwise);
  }
});

test('SELECTOR-13 each of the ten outcomes has a description of its own', () => {
  const outcomes = new Map<string, string>();
  for (const [, goal] of table) {
    for (const requirements of withGoal(goal)) {
      const { primaryService, secondaryService, description } = recommend(requirements, selectorRules);
      const outcome = `${primaryService} and ${secondaryService}`;
      expect(outcomes.get(outcome) ?? description).toBe(description);
      outcomes.set(outcome, description);
    }
  }
  expect(outcomes.size).toBe(10);
  expect(new Set(outcomes.values()).size).toBe(10);
});

test('the reason names the two answers that decided, and is a whole sentence in every case', () => {
  const reason = (requirements: Requirements) => reasonFor(requirements, selectorRules, reasonWords, title);
  expect(reason(defaultRequirements)).toBe(
    'You want to take repetitive work off your people, so Workflow Automation comes first; Business AI Onboarding comes second because there is a medium budget.',
  );
  for (const [, goal] of table) {
    for (const requirements of withGoal(goal)) {
      expect(reason(requirements)).toMatch(
        /^You want to \S.*, so \S.* comes first; \S.* comes second because \S.*\.$/,
      );
    }
  }
});
