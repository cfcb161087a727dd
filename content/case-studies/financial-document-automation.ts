import type { CaseStudyInput } from '../schema';

export const financialDocumentAutomation: CaseStudyInput = {
  id: 'financial-document-automation',
  url: '/case-studies/financial-document-automation',
  title: 'Loan files read in minutes, checked by people',
  excerpt: 'A lender let software read loan files and kept people for the checks that need judgment.',
  industry: 'Financial Services',
  solution: 'Workflow Automation',
  results: ['85% less time per file, 42 minutes to 6.', '2 people moved from typing to checking.'],
  imageSrc: '/case-studies/financial-document-automation/figure',
  figure: {
    measure: 'Minutes per file',
    kind: 'step',
    points: [42, 41, 43, 41.6, 42.4, 42.2, 10, 7.4, 6.9, 6.5, 6.2, 6],
    changeAt: 5,
    start: '42 min per file',
    change: 'Reading automated',
    end: '6 min',
    alt: 'Line chart, illustrative: time per loan file stays near 42 minutes, then drops to 6 minutes once reading is automated.',
  },
  meta: {
    title: 'Case study: financial document automation',
    description:
      'How a lender cut the time per loan file from 42 minutes to 6 and kept people for the checks that need judgment. Figures are illustrative.',
  },
};
