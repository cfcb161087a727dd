import { isPublished } from '@/lib/collections/is-published';
import { checkCollection } from '@/lib/content-check/check';
import { service as schema } from '../schemas/services';
import { aiOnboarding } from './ai-onboarding';
import { aiOptimization } from './ai-optimization';
import { aiTraining } from './ai-training';
import { customAiDevelopment } from './custom-ai-development';
import { workflowAutomation } from './workflow-automation';

/** All services, drafts too, in the order of the site. Add a line here for each file of this folder. */
export const allServices = checkCollection(schema, 'content/services', [
  aiTraining,
  aiOnboarding,
  workflowAutomation,
  customAiDevelopment,
  aiOptimization,
]);

/** The services of this build; only a deploy preview has drafts. */
export const services = allServices.filter((entry) => isPublished(entry));
