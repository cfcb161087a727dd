import { checkCollection } from '@/lib/content/check';
import { caseStudy as schema } from '../schema';
import { financialDocumentAutomation } from './financial-document-automation';
import { manufacturingPredictiveMaintenance } from './manufacturing-predictive-maintenance';
import { retailCustomerInsights } from './retail-customer-insights';

/** The case studies in the order of the site; home shows the first three. Add a line here for each file. */
export const caseStudies = checkCollection(schema, 'content/case-studies', [
  retailCustomerInsights,
  financialDocumentAutomation,
  manufacturingPredictiveMaintenance,
]);
