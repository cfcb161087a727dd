/** @requirement SELECTOR-08 SELECTOR-09 SELECTOR-10 SELECTOR-11 SELECTOR-12 SELECTOR-13 SELECTOR-14 */
import { services } from '@/content/services';
import { reasonWords, selectorNotes, selectorRules } from '@/content/tools/selector';
import { notesFor, reasonFor, recommend } from '@/lib/recommendation/recommend';
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

/** All 144 ways to answer the other four questions of the specification. */
function withGoal(primaryGoal: PrimaryGoal): Requirements[] {
  return sizes.flatMap((businessSize) =>
    experiences.flatMap((aiExperience) =>
      paces.flatMap((implementation) =>
        budgets.map((budget) => ({
          ...defaultRequirements,
          ...{ primaryGoal, businessSize, aiExperience, implementation, budget },
        })),
      ),
    ),
  );
}

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
  const outcomes = new Map<string, string>();
  for (const [goal] of table) {
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

/** Which answers get which note, written out a second time. */
const noteTable: [note: RegExp, (r: Requirements) => boolean][] = [
  [/said no one uses it yet/, (r) => r.primaryGoal === 'system-optimization' && r.aiExperience === 'none'],
  [/You want a quick result/, (r) => r.primaryGoal === 'custom-solution' && r.implementation === 'quick'],
  [/A whole department at once/, (r) => r.implementation === 'comprehensive' && r.budget === 'low'],
  [/Working alone on a low budget/, (r) => r.businessSize === 'solo' && r.budget === 'low'],
];

test('contradictory answers and a solo visitor on a low budget get their note, in all 720 cases', () => {
  expect(selectorNotes).toHaveLength(noteTable.length);
  for (const requirements of table.flatMap(([goal]) => withGoal(goal))) {
    const texts = notesFor(requirements, selectorNotes).map((note) => note.text);
    for (const [note, applies] of noteTable)
      expect(texts.some((text) => note.test(text))).toBe(applies(requirements));
  }
});
