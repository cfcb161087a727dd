import { checkCollection } from '@/lib/content/check';
import { isPublished } from '@/lib/content/published';
import { checkServices } from '../references';
import { article as schema } from '../schema';
import { services } from '../services';
import { automationWorkflowsForSmallBusiness } from './ai-automation-workflows-for-small-business';
import { buildBuyOrWait } from './build-buy-or-wait';
import { businessLeadersAiGuide } from './business-leaders-ai-guide-2025';
import { firstMonthWithAnAssistant } from './first-month-with-an-ai-assistant';
import { howToReadAVendorProposal } from './how-to-read-an-ai-vendor-proposal';
import { onePageAiPolicy } from './one-page-ai-policy';
import { testAModelBeforeYouTrustIt } from './test-a-model-before-you-trust-it';
import { trainTeamAiTools } from './train-team-ai-tools-approach';
import { whatASlowAnswerCosts } from './what-a-slow-answer-costs';
import { whenTheAutomationStops } from './when-the-automation-stops';
import { whereToPutTheHumanCheck } from './where-to-put-the-human-check';

/** All articles, drafts and future ones too. Add a line here for each file. */
export const allArticles = checkCollection(schema, 'content/articles', [
  businessLeadersAiGuide,
  automationWorkflowsForSmallBusiness,
  trainTeamAiTools,
  whatASlowAnswerCosts,
  whereToPutTheHumanCheck,
  buildBuyOrWait,
  onePageAiPolicy,
  howToReadAVendorProposal,
  testAModelBeforeYouTrustIt,
  whenTheAutomationStops,
  firstMonthWithAnAssistant,
]);

checkServices('content/articles', allArticles, services);

/** The articles of this build, newest first: a draft only in a preview, and none before its date (BLOG-13). */
export const articles = allArticles
  .filter((article) => isPublished(article))
  .sort((one, other) => other.publishDate.localeCompare(one.publishDate));
