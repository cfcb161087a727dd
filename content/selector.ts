import { z } from 'zod';
import { checkEntry, contentError } from '@/lib/content/check';
import {
  defaultRequirements,
  type PrimaryGoal,
  type QuestionId,
  questionOrder,
  type Requirements,
  selectorAnswerCodes,
} from '@/lib/recommendation/requirements';
import { text } from './fields';
import { recommendationRule } from './selector.schema';
import { services } from './services';
import { numberedStep, toolQuestion } from './tools.schema';

const FILE = 'content/selector.ts';

/** The five questions in the order in which they are asked; the first is on the home page too. */
export const selectorQuestions = checkEntry(z.array(toolQuestion).length(5), FILE, [
  {
    id: 'primaryGoal',
    label: 'Goal',
    question: 'What should AI do for you first?',
    options: [
      { id: 'skill-development', label: 'Teach our people to use AI' },
      { id: 'business-integration', label: 'Get AI into the business' },
      { id: 'process-automation', label: 'Take repetitive work off us' },
      { id: 'custom-solution', label: 'Build something that is ours' },
      { id: 'system-optimization', label: 'Make the AI we have work better' },
    ],
  },
  {
    id: 'businessSize',
    label: 'Company size',
    question: 'How many people work with you?',
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
    question: 'How much AI is in use today?',
    options: [
      { id: 'none', label: 'None', hint: 'Nobody uses it yet' },
      { id: 'beginner', label: 'Beginner', hint: 'A few people try things' },
      { id: 'intermediate', label: 'Intermediate', hint: 'Some regular work runs on it' },
      { id: 'advanced', label: 'Advanced', hint: 'We run systems of our own' },
    ],
  },
  {
    id: 'implementation',
    label: 'Pace',
    question: 'How do you want to go about it?',
    options: [
      { id: 'quick', label: 'Quick', hint: 'One visible result first' },
      { id: 'thorough', label: 'Thorough', hint: 'Step by step, each one checked' },
      { id: 'comprehensive', label: 'Comprehensive', hint: 'The whole area at once' },
    ],
  },
  {
    id: 'budget',
    label: 'Budget',
    question: 'How large is the budget?',
    options: [
      { id: 'low', label: 'Low', hint: 'It has to prove itself before we spend more' },
      { id: 'medium', label: 'Medium', hint: 'One project, done properly' },
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
        'Start with people. In a small team one trained person changes how everyone works, and what they learn shows which tool would be worth building for you.',
    },
    no: {
      secondary: 'ai-onboarding',
      description:
        'Start with people, one role at a time. Training shows which teams are ready; onboarding then puts the tools, the rules and the habits in place for all of them.',
    },
  },
  'process-automation': {
    primary: 'workflow-automation',
    question: 'budget',
    oneOf: ['low'],
    yes: {
      secondary: 'ai-training',
      description:
        'Straighten one process first, the one that costs the most hours. It pays for the next. Until then, training lets your people shorten smaller tasks by themselves.',
    },
    no: {
      secondary: 'ai-onboarding',
      description:
        'Straighten one process first: the result is visible, and people learn on something real. Onboarding then takes what worked to the rest of the business.',
    },
  },
  'custom-solution': {
    primary: 'custom-ai-development',
    question: 'aiExperience',
    oneOf: ['none', 'beginner'],
    yes: {
      secondary: 'ai-training',
      description:
        'Build the one thing you cannot buy. We start from your cases and your data. Training goes beside it, so that the people who will use it can judge what it says.',
    },
    no: {
      secondary: 'ai-optimization',
      description:
        'Build the one thing you cannot buy. You know what good output looks like, so we can measure from the first week, and then tune it together with the systems you run.',
    },
  },
  'system-optimization': {
    primary: 'ai-optimization',
    question: 'aiExperience',
    oneOf: ['advanced'],
    yes: {
      secondary: 'custom-ai-development',
      description:
        'Measure what you run before you change it. Most of the gain is in the data, the prompts and the routing. Where a model has reached its limit, we build the part that replaces it.',
    },
    no: {
      secondary: 'ai-onboarding',
      description:
        'Measure what you run before you change it. Often the system is sound and its use is not: onboarding settles who does what with it, and how errors are caught.',
    },
  },
  'business-integration': {
    primary: 'ai-onboarding',
    question: 'businessSize',
    oneOf: ['enterprise'],
    yes: {
      secondary: 'ai-optimization',
      description:
        'Bring AI in by department, with one owner and one measure each. At your size some systems are already running, so we look at making those work better at the same time.',
    },
    no: {
      secondary: 'workflow-automation',
      description:
        'Bring AI in with a plan: which tools, which rules, who looks after them. The first process worth automating usually shows within the plan, and it can follow at once.',
    },
  },
});

/** How each deciding answer goes on after 'You want to' (the goal) or 'because' (the others). */
export const reasonWords = {
  primaryGoal: {
    'skill-development': 'teach your people to use AI',
    'business-integration': 'get AI into the business',
    'process-automation': 'take repetitive work off your people',
    'custom-solution': 'build something of your own',
    'system-optimization': 'make the AI you have work better',
  },
  businessSize: {
    solo: 'you work alone',
    small: 'you are a team of 2-20',
    medium: 'you have 21-200 employees',
    enterprise: 'you have more than 200 employees',
  },
  aiExperience: {
    none: 'nobody at your place uses AI yet',
    beginner: 'your people are new to AI',
    intermediate: 'some of your work already runs on AI',
    advanced: 'you run AI systems of your own',
  },
  budget: {
    low: 'the budget is low',
    medium: 'there is a medium budget',
    high: 'there is a high budget',
  },
} satisfies { [Id in Exclude<QuestionId, 'implementation'>]: Record<Requirements[Id], string> };

export const howItWorks = checkEntry(z.array(numberedStep).length(3, 'must have 3 steps'), FILE, [
  { title: 'Answer five questions', description: 'Goal, size, experience, pace, budget. No email needed.' },
  { title: 'Get one recommendation', description: 'A first service and a second, with the reason.' },
  { title: 'Talk it through', description: 'A free consultation, with your answers already on the table.' },
]);

const known = new Set(services.map(({ id }) => id));
for (const [goal, { primary, yes, no }] of Object.entries(selectorRules)) {
  for (const id of [primary, yes.secondary, no.secondary]) {
    if (!known.has(id)) {
      contentError(
        { file: FILE, entry: goal },
        `'${id}' is not a service.`,
        'Use an id of content/services.',
      );
    }
  }
}
for (const [index, id] of questionOrder.entries()) {
  const own = selectorQuestions[index]?.options.map((option) => option.id).toSorted();
  const expected = Object.keys(selectorAnswerCodes[index] ?? {}).toSorted();
  if (selectorQuestions[index]?.id !== id || own?.join() !== expected.join()) {
    contentError(
      { file: FILE, entry: id },
      `question ${index + 1} must be '${id}' with the answers ${expected.join(', ')}.`,
      'Keep the ids; to add an answer, add its id to lib/recommendation/requirements.ts too.',
    );
  }
}

const [goal] = selectorQuestions;

/** The first question of the service selector as the home page asks it. */
export const firstQuestion = {
  question: goal?.question ?? '',
  /** The selector's default goal, lit at rest. */
  defaultGoal: defaultRequirements.primaryGoal as string,
  goals: (goal?.options ?? []).map(({ id, label }) => ({
    id,
    label,
    service: selectorRules[id as PrimaryGoal].primary,
  })),
};

const words = z.strictObject({ enterprise: text(80), rest: text(160) });

/** `enterprise` leads to the enterprise page, `rest` says what the answers that do not decide are for. */
export const selectorWords = checkEntry(words, FILE, {
  enterprise: 'More than 200 people? See how that changes the work',
  rest: 'Your other answers do not change this; they go with you to the consultation.',
});

/** What stands in the selector's place where scripts are off. */
export const withoutScript = checkEntry(z.strictObject({ heading: text(60), lead: text(320) }), FILE, {
  heading: 'All recommendations in one table',
  lead: 'The selector needs JavaScript; its rules do not. Find your goal: it gives the first service. One more answer gives the second.',
});
