import { checkCollection } from '@/lib/content/check';
import { isPublished } from '@/lib/content/published';
import { article as schema } from '../schema';
import { automationWorkflowsForSmallBusiness } from './ai-automation-workflows-for-small-business';
import { businessLeadersAiGuide } from './business-leaders-ai-guide-2025';
import { trainTeamAiTools } from './train-team-ai-tools-approach';

/** All articles, drafts and future ones too, newest first. Add a line here for each file. */
export const allArticles = checkCollection(schema, 'content/articles', [
  businessLeadersAiGuide,
  automationWorkflowsForSmallBusiness,
  trainTeamAiTools,
]);

/** The articles of this build: a draft only in a preview, and none before its date (BLOG-13). */
export const articles = allArticles.filter((article) => isPublished(article));
