import { explainRecommendation, recommend } from '@/components/service-selector/recommend';
import { services } from '@/content/services';
import { reasonWords, selectorRules } from '@/content/tools/selector';
import {
  type PrimaryGoal,
  type QuestionId,
  type Requirements,
  selectorUrlLetters,
} from '@/lib/service-selector/requirements';
import { combine } from '../../../fixtures/pricing-oracle';

const training = 'ai-training';
const onboarding = 'ai-onboarding';
const automation = 'workflow-automation';
const custom = 'custom-ai-development';
const optimization = 'ai-optimization';

type Rule = [PrimaryGoal, first: string, QuestionId, answers: string[], second: string, otherwise: string];
/** The specification's section 4: a goal's first service, and its second where a question has one of these answers. */
const table: Rule[] = [
  ['skill-development', training, 'businessSize', ['solo', 'small'], custom, onboarding],
  ['process-automation', automation, 'budget', ['low'], training, onboarding],
  ['custom-solution', custom, 'aiExperience', ['none', 'beginner'], training, optimization],
  ['system-optimization', optimization, 'aiExperience', ['advanced'], custom, onboarding],
  ['business-integration', onboarding, 'businessSize', ['enterprise'], optimization, automation],
];

/** All 144 ways to answer the other four questions. */
const withGoal = (goal: PrimaryGoal): Requirements[] => {
  const [, ...others] = Object.values(selectorUrlLetters).map((letters) => Object.keys(letters));
  const ids = Object.keys(selectorUrlLetters);
  return combine<string>([[goal], ...others]).map(
    (answers) => Object.fromEntries(ids.map((id, at) => [id, answers[at]])) as Requirements,
  );
};

// @requirement SELECTOR-08 SELECTOR-09 SELECTOR-10 SELECTOR-11 SELECTOR-12 SELECTOR-14
test.each(table)('%s, in all 144 cases', (goal, first, question, answers, second, otherwise) => {
  const cases = withGoal(goal);
  expect(cases).toHaveLength(144);
  for (const requirements of cases)
    expect(recommend(requirements, selectorRules)).toMatchObject({
      primaryService: first,
      secondaryService: answers.includes(requirements[question]) ? second : otherwise,
    });
});

// @requirement SELECTOR-13
test('each of the ten outcomes has its own description, and every case has two full sentences of reasons', () => {
  const title = (id: string) => services.find((service) => service.id === id)?.title ?? '';
  const cases = table.flatMap(([goal]) => withGoal(goal));
  const outcomes = cases.map((requirements) => recommend(requirements, selectorRules));
  const descriptions = new Map(
    outcomes.map((one) => [`${one.primaryService} ${one.secondaryService}`, one.description]),
  );
  expect([descriptions.size, new Set(descriptions.values()).size]).toEqual([10, 10]);
  for (const requirements of cases)
    expect(explainRecommendation(requirements, selectorRules, reasonWords, title)).toMatch(
      /^You want to \S.*, so start with \S.*\. (We suggest \S.* next because|When that runs, we suggest) \S.*\.$/,
    );
});
