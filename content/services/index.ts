import { checkCollection } from '@/lib/content/check';
import { aiOnboarding } from './ai-onboarding';
import { aiOptimization } from './ai-optimization';
import { aiTraining } from './ai-training';
import { customAiDevelopment } from './custom-ai-development';
import { service as schema } from './schema';
import { workflowAutomation } from './workflow-automation';

/** The services in the order of the site. Add a line here for each file of this folder. */
export const services = checkCollection(schema, 'content/services', [
  aiTraining,
  aiOnboarding,
  workflowAutomation,
  customAiDevelopment,
  aiOptimization,
]);
