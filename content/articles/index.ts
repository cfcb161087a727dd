import { checkCollection } from '@/lib/content/check';
import { isPublished } from '@/lib/content/published';
import { checkServices } from '../references';
import { article as schema } from '../schema';
import { services } from '../services';
import { automationWorkflowsForSmallBusiness } from './ai-automation-workflows-for-small-business';
import { businessLeadersAiGuide } from './business-leaders-ai-guide-2025';
import { trainTeamAiTools } from './train-team-ai-tools-approach';

/** All articles, drafts and future ones too. Add a line here for each file. */
export const allArticles = checkCollection(schema, 'content/articles', [
  businessLeadersAiGuide,
  automationWorkflowsForSmallBusiness,
  trainTeamAiTools,
]);

checkServices('content/articles', allArticles, services);

/** The articles of this build, newest first: a draft only in a preview, and none before its date (BLOG-13). */
export const articles = allArticles
  .filter((article) => isPublished(article))
  .sort((one, other) => other.publishDate.localeCompare(one.publishDate));
