import { checkCollection } from '@/lib/content-check/check';
import * as routes from '@/lib/routes';
import { resource as schema } from '../schemas/resources';

/** The resources with a page of their own, in the order of the resources page. */
export const resources = checkCollection(schema, 'content/resources/resources.ts', [
  {
    id: 'ai-readiness-assessment',
    title: 'AI Readiness Assessment',
    description: 'Score your data, people, process and leadership, and see what to do first.',
    type: 'Interactive Tool',
    url: routes.readiness,
    file: 'ai-readiness-worksheet.xlsx',
  },
  {
    id: 'ai-implementation-guide',
    title: 'AI Implementation Guide',
    description:
      'One process in twelve weeks: choose it, measure it, build and test, go live in steps, hand over.',
    type: 'Ebook (PDF)',
    url: routes.implementationGuide,
    file: 'ai-implementation-guide.pdf',
  },
  {
    id: 'ai-roi-calculator',
    title: 'AI ROI Calculator',
    description: 'Enter hours, rate, cost and adoption. See payback, yearly return and a chart.',
    type: 'Calculator',
    url: routes.roiCalculator,
    file: 'ai-roi-worksheet.xlsx',
  },
]);
