/** @requirement SELECTOR-08 SELECTOR-09 SELECTOR-10 SELECTOR-11 SELECTOR-12 SELECTOR-13 SELECTOR-14 */
import { services } from '@/content/services';
import { reasonWords, selectorRules } from '@/content/tools/selector';
import { reasonFor, recommend } from '@/lib/service-selector/recommend';
import {
  defaultRequirements,
  type PrimaryGoal,
  type Requirements,
} from '@/lib/service-selector/requirements';
import { combine } from '../pricing-calculator/by-specification';

const others: {
  [Name in 'businessSize' | 'aiExperience' | 'implementation' | 'budget']: Requirements[Name][];
} = {
  businessSize: ['solo', 'small', 'medium', 'enterprise'],
  aiExperience: ['none', 'beginner', 'intermediate', 'advanced'],
  implementation: ['quick', 'thorough', 'comprehensive'],
  budget: ['low', 'medium', 'high'],
};

const title = (id: string) => services.find((service) => service.id === id)?.title ?? '';

/** All 144 ways to answer the other four questions of the specification. */
const withGoal = (primaryGoal: PrimaryGoal): Requirements[] =>
  combine<string>(Object.values(others)).map((values) => ({
    ...defaultRequirements,
    ...Object.fromEntries(Object.keys(others).map((name, index) => [name, values[index]])),
    primaryGoal,
  }));

/** The recommendation rules of the specification's section 4, typed from its table. */
const table: [PrimaryGoal, string, string, (r: Requirements) => boolean, string, string][] = [
  [
    'skill-development',
    'AI Training & Education',
    '/services/ai-training',
    ({ businessSize }) => businessSize === 'solo' || businessSize === 'small',
    'Custom AI Development',
    'Business AI Onboarding',
  ],
  [
    'process-automation',
    'Workflow Automation',
    '/services/workflow-automation',
    ({ budget }) => budget === 'low',
    'AI Training & Education',
    'Business AI Onboarding',
  ],
  [
    'custom-solution',
    'Custom AI Development',
    '/services/custom-ai-development',
    ({ aiExperience }) => aiExperience === 'none' || aiExperience === 'beginner',
    'AI Training & Education',
    'AI System Optimization',
  ],
  [
    'system-optimization',
    'AI System Optimization',
    '/services/ai-optimization',
    ({ aiExperience }) => aiExperience === 'advanced',
    'Custom AI Development',
    'Business AI Onboarding',
  ],
  [
    'business-integration',
    'Business AI Onboarding',
    '/services/ai-onboarding',
    ({ businessSize }) => businessSize === 'enterprise',
    'AI System Optimization',
    'Workflow Automation',
  ],
];

test.each(table)('%s, in all 144 cases', (goal, primary, link, condition, secondary, otherwise) => {
  const cases = withGoal(goal);
  expect(cases).toHaveLength(144);
  for (const requirements of cases) {
    const found = recommend(requirements, selectorRules);
    expect(title(found.primaryService)).toBe(primary);
    expect(found.link).toBe(link);
    expect(title(found.secondaryService)).toBe(condition(requirements) ? secondary : otherwise);
  }
});

test('each of the ten outcomes has a description of its own', () => {
  const found = table.flatMap(([goal]) => withGoal(goal)).map((one) => recommend(one, selectorRules));
  const outcomes = found.map(
    ({ primaryService, secondaryService }) => `${primaryService} ${secondaryService}`,
  );
  const described = found.map(({ description }, index) => `${outcomes[index]} ${description}`);
  for (const texts of [outcomes, described, found.map(({ description }) => description)])
    expect(new Set(texts).size).toBe(10);
});

test('the reason names the two answers that decided, in two whole sentences in every case', () => {
  const reason = (requirements: Requirements) => reasonFor(requirements, selectorRules, reasonWords, title);
  expect(reason(defaultRequirements)).toBe(
    'You want to automate repetitive work, so start with Workflow Automation. We suggest Business AI Onboarding next because you have the budget for a full project.',
  );
  for (const [goal] of table) {
    for (const requirements of withGoal(goal)) {
      expect(reason(requirements)).toMatch(
        /^You want to \S.*, so start with \S.*\. We suggest \S.* next because \S.*\.$/,
      );
    }
  }
});
