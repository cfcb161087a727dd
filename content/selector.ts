import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { slug, text } from './schema';

const goal = z.strictObject({ id: slug, label: text(60), service: slug });

/** The first question of the service selector; the home page asks it too. */
export const firstQuestion = {
  question: 'What should AI do for you first?',
  /** The selector's default goal, lit at rest. */
  defaultGoal: 'process-automation',
  goals: checkEntry(z.array(goal), 'content/selector.ts', [
    { id: 'skill-development', label: 'Teach our people to use AI', service: 'ai-training' },
    { id: 'business-integration', label: 'Get AI into the business', service: 'ai-onboarding' },
    { id: 'process-automation', label: 'Take repetitive work off us', service: 'workflow-automation' },
    { id: 'custom-solution', label: 'Build something that is ours', service: 'custom-ai-development' },
    { id: 'system-optimization', label: 'Make the AI we have work better', service: 'ai-optimization' },
  ]),
};
