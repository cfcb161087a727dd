import { checkCollection } from '@/lib/content/check';
import { isPublished } from '@/lib/content/published';
import { article as schema } from '../schema';
import { automationWorkflowsForSmallBusiness } from './ai-automation-workflows-for-small-business';
import { automateTheExceptionsLast } from './automate-the-exceptions-last';
import { businessLeadersAiGuide } from './business-leaders-ai-guide-2025';
import { howCleanYourDataHasToBe } from './how-clean-your-data-has-to-be';
import { pilotThatCanFailSafely } from './pilot-that-can-fail-safely';
import { promptsAreATeamDocument } from './prompts-are-a-team-document';
import { smallBusinessGuideToAFirstAiTool } from './small-business-guide-to-a-first-ai-tool';
import { trainTeamAiTools } from './train-team-ai-tools-approach';
import { trainTheSkepticsFirst } from './train-the-skeptics-first';
import { whatToMeasureBeforeYouStart } from './what-to-measure-before-you-start';

/** All articles, drafts and future ones too, newest first. Add a line here for each file. */
export const allArticles = checkCollection(schema, 'content/articles', [
  businessLeadersAiGuide,
  automationWorkflowsForSmallBusiness,
  trainTeamAiTools,
  pilotThatCanFailSafely,
  promptsAreATeamDocument,
  howCleanYourDataHasToBe,
  automateTheExceptionsLast,
  trainTheSkepticsFirst,
  smallBusinessGuideToAFirstAiTool,
  whatToMeasureBeforeYouStart,
]);

/** The articles of this build: a draft only in a preview, and none before its date (BLOG-13). */
export const articles = allArticles.filter((article) => isPublished(article));
