import { checkCollection } from '@/lib/content-check/check';
import { type Facet, listFilterOptions } from '@/lib/filters/filters';
import { allIndustries } from '../industries';
import { caseStudy as schema } from '../schemas/case-studies';
import { allServices } from '../services';
import { educationFeedbackTraining } from './education-feedback-training';
import { financialDocumentAutomation } from './financial-document-automation';
import { healthcareReferralSorting } from './healthcare-referral-sorting';
import { legalFirmOnboarding } from './legal-firm-onboarding';
import { legalLeaseComparison } from './legal-lease-comparison';
import { manufacturingPredictiveMaintenance } from './manufacturing-predictive-maintenance';
import { manufacturingShiftReports } from './manufacturing-shift-reports';
import { retailCustomerInsights } from './retail-customer-insights';

const titleOf = (entries: readonly { id: string; title: string }[], wanted: string): string =>
  entries.find(({ id }) => id === wanted)?.title ?? wanted;

/** The case studies in the order of the site; home shows the first three. Add a line here for each file. */
export const caseStudies = checkCollection(schema, 'content/case-studies', [
  retailCustomerInsights,
  financialDocumentAutomation,
  manufacturingPredictiveMaintenance,
  healthcareReferralSorting,
  educationFeedbackTraining,
  legalFirmOnboarding,
  manufacturingShiftReports,
  legalLeaseComparison,
]).map((study) => ({
  ...study,
  // Files name both by their ids, so that a title is written once.
  industry: titleOf(allIndustries, study.industryId),
  solution: titleOf(allServices, study.solutionId),
}));

/** The list's filters, built from what the studies have. */
export const caseStudyFacets: readonly Facet[] = [
  {
    name: 'industry',
    legend: 'Industry',
    all: 'All industries',
    options: listFilterOptions(caseStudies.map(({ industry }) => industry)),
  },
  {
    name: 'solution',
    legend: 'Solution',
    all: 'All solutions',
    options: listFilterOptions(caseStudies.map(({ solution }) => solution)),
  },
];

export const caseStudyWords = {
  label: 'Filter case studies',
  one: 'case study',
  many: 'case studies',
  none: 'No case study matches both filters.',
  reset: 'Clear filters',
};

/** The closing action of the list. */
export const caseStudyClosing = {
  heading: 'What would you like to measure?',
  lead: 'Tell us what work costs you time. We’ll tell you what to measure and what the first step would be.',
};
