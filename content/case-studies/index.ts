import { checkCollection, contentError } from '@/lib/content/check';
import { caseStudy as schema } from '../schema';
import { services } from '../services';
import { educationFeedbackTraining } from './education-feedback-training';
import { financialDocumentAutomation } from './financial-document-automation';
import { healthcareReferralSorting } from './healthcare-referral-sorting';
import { legalFirmOnboarding } from './legal-firm-onboarding';
import { legalLeaseComparison } from './legal-lease-comparison';
import { manufacturingPredictiveMaintenance } from './manufacturing-predictive-maintenance';
import { manufacturingShiftReports } from './manufacturing-shift-reports';
import { retailCustomerInsights } from './retail-customer-insights';

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
]);

for (const { id, solution } of caseStudies) {
  if (services.some(({ title }) => title === solution)) continue;
  contentError(
    { file: `content/case-studies/${id}.ts`, entry: id, field: 'solution' },
    `'${solution}' is not the title of a service.`,
    `Use one of: ${services.map(({ title }) => title).join('; ')}.`,
  );
}
