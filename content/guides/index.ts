import { isPublished } from '@/lib/collections/is-published';
import { checkCollection } from '@/lib/content-check/check';
import type { Facet } from '@/lib/filters/filters';
import { slug } from '@/lib/format/slug';
import { type Guide, guideCategories, guide as schema } from '../schemas/guides';
import { aiBudgetWorkbook } from './ai-budget-workbook';
import { aiBusinessCase } from './ai-business-case';
import { aiRolloutPlaybook } from './ai-rollout-playbook';
import { aiUsePolicy } from './ai-use-policy';
import { aiVendorScorecard } from './ai-vendor-scorecard';
import { dataReadinessChecklist } from './data-readiness-checklist';
import { promptLibraryStandard } from './prompt-library-standard';
import { teamTrainingDeck } from './team-training-deck';

/** All guides and templates, drafts too, in the order of the site: the featured ones, which their page shows first, are last. Add a line here for each file. */
export const allGuides: readonly Guide[] = checkCollection(schema, 'content/guides', [
  aiBusinessCase,
  teamTrainingDeck,
  promptLibraryStandard,
  aiVendorScorecard,
  aiUsePolicy,
  aiRolloutPlaybook,
  aiBudgetWorkbook,
  dataReadinessChecklist,
]);

/** The guides and templates of this build; only a deploy preview has drafts. */
export const guides = allGuides.filter((entry) => isPublished(entry));

/** The page's filter: every category, in the order of the schema. */
export const guideFacets: readonly Facet[] = [
  {
    name: 'category',
    legend: 'Category',
    all: 'All',
    options: guideCategories.map((label) => ({ value: slug(label), label })),
  },
];

export const guideWords = {
  label: 'Filter guides and templates',
  one: 'resource',
  many: 'resources',
  none: 'Nothing in this category yet.',
  reset: 'Clear filter',
};

/** The closing action of a guide's page. */
export const guideClosing = {
  heading: 'Need it in your own words?',
  lead: 'We can adapt this to your process and your house style.',
};

/** The page's own words. */
export const guidesPage = {
  resources: 'Explore All Resources',
  contact: 'Request a document',
  featured: {
    heading: 'Featured Resources',
    lead: 'Start here: a plan, a budget, and a data check.',
  },
  all: { heading: 'All Resources', lead: 'Adapt them as you like.' },
  closing: {
    heading: 'Need Custom Resources?',
    lead: 'We can adapt any of these to your process and your house style, or write the one you’re missing.',
    contact: 'Request a document',
    resources: 'Explore All Resources',
  },
};
