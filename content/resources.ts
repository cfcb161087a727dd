import { checkCollection } from '@/lib/content/check';
import { routes } from '@/lib/routes';
import { resource as schema } from './resources.schema';

/** The resources with a page of their own, in the order of the resources page. */
export const resources = checkCollection(schema, 'content/resources.ts', [
  {
    id: 'ai-readiness-assessment',
    title: 'AI readiness assessment',
    description:
      'A self-assessment with a score for data, people, process and leadership, and next steps for the lowest of them.',
    type: 'Interactive Tool',
    url: routes.readiness,
    file: 'ai-readiness-worksheet.xlsx',
  },
  {
    id: 'ai-implementation-guide',
    title: 'AI implementation guide',
    description:
      'One process through twelve weeks: choosing, measuring, narrowing, testing, going live and handing over.',
    type: 'Ebook (PDF)',
    url: routes.implementationGuide,
    file: 'ai-implementation-guide.pdf',
  },
  {
    id: 'ai-roi-calculator',
    title: 'AI ROI calculator',
    description: 'Hours, rate, cost and adoption in; payback, yearly return and a chart out.',
    type: 'Calculator',
    url: routes.roiCalculator,
    file: 'ai-roi-worksheet.xlsx',
  },
]);
