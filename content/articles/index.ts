import { checkCollection } from '@/lib/content/check';
import { article as schema } from '../schema';
import { automationWorkflowsForSmallBusiness } from './ai-automation-workflows-for-small-business';
import { businessLeadersAiGuide } from './business-leaders-ai-guide-2025';
import { trainTeamAiTools } from './train-team-ai-tools-approach';

/** The articles, newest first. Add a line here for each file. */
export const articles = checkCollection(schema, 'content/articles', [
  businessLeadersAiGuide,
  automationWorkflowsForSmallBusiness,
  trainTeamAiTools,
]);
