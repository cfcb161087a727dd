import { z } from 'zod';
import { checkEntry, contentError } from '@/lib/content-check/check';
import { numberInWords } from '@/lib/format/number-words';
import * as routes from '@/lib/routes';
import { serviceTitles } from '../company/service-titles';
import {
  type DecidingQuestion,
  defaultRequirements,
  type PrimaryGoal,
  questionOrder,
  type Requirements,
  selectorUrlCodes,
} from '@/lib/service-selector/requirements';
import { terms } from '../company/terms';
import { text } from '../schemas/fields';
import { recommendationNote, recommendationRule } from '../schemas/selector';
import { numberedStep, toolQuestion } from '../schemas/tools';
import { services } from '../services';
import { selectorCount } from './tool-figures';

const FILE = 'content/tools/selector.ts';

/** The questions in the order in which they are asked; the first is on the home page too. */
export const selectorQuestions = checkEntry(z.array(toolQuestion).length(questionOrder.length), FILE, [
  {
    id: 'primaryGoal',
    label: 'Goal',
    question: 'What should AI do for you first?',
    options: [
      { id: 'skill-development', label: 'Teach our team to use AI' },
      { id: 'business-integration', label: 'Bring AI into the business' },
      { id: 'process-automation', label: 'Automate repetitive work' },
      { id: 'custom-solution', label: 'Build our own AI system' },
      { id: 'system-optimization', label: 'Improve the AI we already run' },
    ],
  },
  {
    id: 'businessSize',
    label: 'Company size',
    question: 'How big is your company?',
    options: [
      { id: 'solo', label: 'Solo', measure: 'just you' },
      { id: 'small', label: 'Small', measure: '2-20 employees' },
      { id: 'medium', label: 'Medium', measure: '21-200 employees' },
      { id: 'enterprise', label: 'Enterprise', measure: '200+ employees' },
    ],
  },
  {
    id: 'aiExperience',
    label: 'AI experience',
    question: 'How much AI do you use today?',
    options: [
      { id: 'none', label: 'None', hint: 'No one uses it yet' },
      { id: 'beginner', label: 'Beginner', hint: 'A few people are trying it' },
      { id: 'intermediate', label: 'Intermediate', hint: 'It does some of our regular work' },
      { id: 'advanced', label: 'Advanced', hint: 'We run our own AI systems' },
    ],
  },
  {
    id: 'implementation',
    label: 'Pace',
    question: 'How do you want to start?',
    options: [
      { id: 'quick', label: 'Quick', hint: 'One visible result first' },
      { id: 'thorough', label: 'Thorough', hint: 'One step at a time, each one checked' },
      { id: 'comprehensive', label: 'Comprehensive', hint: 'The whole department at once' },
    ],
  },
  {
    id: 'budget',
    label: 'Budget',
    question: 'What is your budget?',
    options: [
      { id: 'low', label: 'Low', hint: 'A small first step' },
      { id: 'medium', label: 'Medium', hint: 'One project, done right' },
      { id: 'high', label: 'High', hint: 'Several steps, planned together' },
    ],
  },
]);

const rules = z.record(
  z.enum([
    'skill-development',
    'process-automation',
    'custom-solution',
    'system-optimization',
    'business-integration',
  ]),
  recommendationRule,
);

/** Which services an answer leads to, and what each of the ten outcomes says. */
export const selectorRules = checkEntry(rules, FILE, {
  'skill-development': {
    primary: 'ai-training',
    question: 'businessSize',
    oneOf: ['solo', 'small'],
    yes: {
      secondary: 'custom-ai-development',
      description:
        'Start with training. On a small team, one trained person changes how everyone works, and what they learn shows which tool is worth building for you.',
    },
    no: {
      secondary: 'ai-onboarding',
      description:
        'Start with training, one role at a time. It shows which teams are ready. Onboarding then gives all of them the tools, rules and habits.',
    },
  },
  'process-automation': {
    primary: 'workflow-automation',
    question: 'budget',
    oneOf: ['low'],
    yes: {
      secondary: 'ai-training',
      description:
        'Automate one process first: the one that takes the most hours. It can pay for the next. Until then, training helps your team speed up smaller tasks on their own.',
    },
    no: {
      secondary: 'ai-onboarding',
      description:
        'Automate one process first. The result is visible, and your team learns on something real. Onboarding then finds the next process and trains its owners.',
    },
  },
  'custom-solution': {
    primary: 'custom-ai-development',
    question: 'aiExperience',
    oneOf: ['none', 'beginner'],
    yes: {
      secondary: 'ai-training',
      description:
        'Build the one thing you can’t buy. We start from your data and your own examples. Training runs alongside, so the people who will use it can judge its answers.',
    },
    no: {
      secondary: 'ai-optimization',
      description:
        'Build the one thing you can’t buy. You know what good output looks like, so we can test against it, then tune the new system along with the ones you run.',
    },
  },
  'system-optimization': {
    primary: 'ai-optimization',
    question: 'aiExperience',
    oneOf: ['advanced'],
    yes: {
      secondary: 'custom-ai-development',
      description:
        'Measure what you run before you change it. Much of the gain is usually in data, prompts and routing. Where a model has reached its limit, we build the part that replaces it.',
    },
    no: {
      secondary: 'ai-onboarding',
      description:
        'Measure what you run before you change it. Often the system is fine and the way people use it is not. Onboarding settles who does what with it and how errors get caught.',
    },
  },
  'business-integration': {
    primary: 'ai-onboarding',
    question: 'businessSize',
    oneOf: ['enterprise'],
    yes: {
      secondary: 'ai-optimization',
      description:
        'Bring AI in one department at a time, each with an owner and a measure. At your size, some systems are probably running already, so we improve those at the same time.',
    },
    no: {
      secondary: 'workflow-automation',
      description:
        'Bring AI in with a plan: which tools, which rules, and who maintains them. The plan usually turns up the first process worth automating, which can follow right away.',
    },
  },
});

/** How each deciding answer continues 'You want to' (the goal) or 'because' (the others). */
export const reasonWords = {
  primaryGoal: {
    'skill-development': 'teach your team to use AI',
    'business-integration': 'bring AI into the business',
    'process-automation': 'automate repetitive work',
    'custom-solution': 'build your own AI system',
    'system-optimization': 'improve the AI you already run',
  },
  businessSize: {
    solo: 'you work alone',
    small: 'you have 2-20 employees',
    medium: 'you have 21-200 employees',
    enterprise: 'you have more than 200 employees',
  },
  aiExperience: {
    none: 'no one at your company uses AI yet',
    beginner: 'your team is new to AI',
    intermediate: 'AI already does some of your regular work',
    advanced: 'you run your own AI systems',
  },
  budget: {
    low: 'your budget is low',
    // One project is no reason for a second service.
    medium: '',
    high: 'you are budgeting for several steps',
  },
} satisfies { [Id in DecidingQuestion]: Record<Requirements[Id], string> };

/** What is added to the result when answers pull in different directions, or point to a smaller first step. */
export const selectorNotes = checkEntry(z.array(recommendationNote), FILE, [
  {
    when: { primaryGoal: ['system-optimization'], aiExperience: ['none'] },
    text: 'You want to improve AI you already run, but said no one uses it yet. If nothing is running, start with onboarding instead.',
    link: { label: `See ${serviceTitles['ai-onboarding']}`, href: routes.service('ai-onboarding') },
  },
  {
    when: { primaryGoal: ['custom-solution'], implementation: ['quick'] },
    text: `You want a quick result, but custom development has the longest timeline of our ${numberInWords(services.length)} services. Automating one process shows a result sooner.`,
    link: { label: `See ${serviceTitles['workflow-automation']}`, href: routes.service('workflow-automation') },
  },
  {
    when: { implementation: ['comprehensive'], budget: ['low'] },
    text: 'A whole department at once won’t fit a low budget. Start with one process, and let what it saves pay for the next.',
    link: { label: 'Choose that process', href: routes.video('choose-the-first-process') },
  },
  {
    when: { budget: ['low'] },
    text: 'On a low budget? Try something free before you pay us: spend an hour with an assistant on your own work.',
    link: { label: 'Plan your first hour', href: routes.video('first-hour-with-an-assistant') },
  },
]);

export const howItWorks = checkEntry(z.array(numberedStep).length(3, 'must have 3 steps'), FILE, [
  {
    title: `Answer ${selectorCount.words} questions`,
    description: 'Goal, size, experience, pace and budget. No email needed.',
  },
  {
    title: 'See the service that fits',
    description: 'Your goal decides the first service, and one more answer decides the second.',
  },
  {
    title: 'Book a consultation',
    description: `It’s free, and we start from all ${selectorCount.words} answers.`,
  },
]);

for (const [index, id] of questionOrder.entries()) {
  const own = selectorQuestions[index]?.options.map((option) => option.id).toSorted();
  const expected = Object.keys(selectorUrlCodes[index] ?? {}).toSorted();
  if (selectorQuestions[index]?.id !== id || own?.join() !== expected.join()) {
    contentError(
      { file: FILE, entry: id },
      `question ${index + 1} must be '${id}' with the answers ${expected.join(', ')}.`,
      'Keep the ids; to add an answer, add its id to lib/service-selector/requirements.ts too.',
    );
  }
}

const [goal] = selectorQuestions;

/** The first question of the service selector as the home page asks it. */
export const firstQuestion = {
  question: goal?.question ?? '',
  questions: selectorQuestions.length,
  /** The selector's default goal, lit at rest. */
  defaultGoal: defaultRequirements.primaryGoal as string,
  goals: (goal?.options ?? []).map(({ id, label }) => ({
    id,
    label,
    service: selectorRules[id as PrimaryGoal].primary,
  })),
};

const words = z.strictObject({
  enterprise: text(80),
  rest: text(160),
  range: text(160),
  price: text(160).includes('{users}', 'must say {users}'),
});

/**
 * `enterprise` leads to the enterprise page, `rest` says what the answers that do not decide are for. `range` stands
 * below the prices of all team sizes, `price` below that of one.
 */
export const selectorWords = checkEntry(words, FILE, {
  enterprise: 'More than 200 people? See how we work with enterprises',
  rest: 'Your other answers don’t change the recommendation. We’ll use them when we talk.',
  range: `depending on how many people will use it, without support and add-ons. ${terms.tax}`,
  price: `for {users}, without support and add-ons. ${terms.tax}`,
});

/** Shown instead of the selector without JavaScript. */
export const withoutScript = checkEntry(z.strictObject({ heading: text(60), lead: text(320) }), FILE, {
  heading: 'All recommendations in one table',
  lead: 'The selector needs JavaScript. Without it, this table gives the same answer. Your goal decides the first service. One more answer decides the second.',
});
