import { isPublished } from '@/lib/collections/is-published';
import { checkCollection } from '@/lib/content-check/check';
import { article as schema } from '../schemas/articles';
import { automationWorkflowsForSmallBusiness } from './ai-automation-workflows-for-small-business';
import { automateTheExceptionsLast } from './automate-the-exceptions-last';
import { buildBuyOrWait } from './build-buy-or-wait';
import { businessLeadersAiGuide } from './business-leaders-ai-guide-2025';
import { firstMonthWithAnAssistant } from './first-month-with-an-ai-assistant';
import { howCleanYourDataHasToBe } from './how-clean-your-data-has-to-be';
import { howToReadAVendorProposal } from './how-to-read-an-ai-vendor-proposal';
import { onePageAiPolicy } from './one-page-ai-policy';
import { pilotThatCanFailSafely } from './pilot-that-can-fail-safely';
import { promptsAreATeamDocument } from './prompts-are-a-team-document';
import { smallBusinessGuideToAFirstAiTool } from './small-business-guide-to-a-first-ai-tool';
import { testAModelBeforeYouTrustIt } from './test-a-model-before-you-trust-it';
import { trainTeamAiTools } from './train-team-ai-tools-approach';
import { trainTheSkepticsFirst } from './train-the-skeptics-first';
import { whatASlowAnswerCosts } from './what-a-slow-answer-costs';
import { whatToMeasureBeforeYouStart } from './what-to-measure-before-you-start';
import { whenTheAutomationStops } from './when-the-automation-stops';
import { whereToPutTheHumanCheck } from './where-to-put-the-human-check';

/** All articles, drafts and future ones too. Add a line here for each file. */
export const allArticles = checkCollection(schema, 'content/articles', [
  businessLeadersAiGuide,
  automationWorkflowsForSmallBusiness,
  trainTeamAiTools,
  whatASlowAnswerCosts,
  pilotThatCanFailSafely,
  whereToPutTheHumanCheck,
  promptsAreATeamDocument,
  buildBuyOrWait,
  howCleanYourDataHasToBe,
  onePageAiPolicy,
  automateTheExceptionsLast,
  howToReadAVendorProposal,
  trainTheSkepticsFirst,
  testAModelBeforeYouTrustIt,
  smallBusinessGuideToAFirstAiTool,
  whenTheAutomationStops,
  whatToMeasureBeforeYouStart,
  firstMonthWithAnAssistant,
]);

/** The articles of this build, newest first. A deploy preview also has drafts and those of a later date. */
export const articles = allArticles
  .filter((article) => isPublished(article))
  .sort((one, other) => other.publishDate.localeCompare(one.publishDate));
