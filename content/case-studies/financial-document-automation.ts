import type { CaseStudyInput } from '../schemas/case-studies';

export const financialDocumentAutomation: CaseStudyInput = {
  id: 'financial-document-automation',
  url: '/case-studies/financial-document-automation',
  title: 'Loan files read in minutes, doubtful values checked',
  excerpt: 'Software reads a lender’s loan files. Analysts check the values that need judgment.',
  industry: 'finance',
  solution: 'workflow-automation',
  results: [
    '86% less staff time per file, down from 42 minutes to 6.',
    '2 analysts moved from typing to checking.',
    '93% fewer typing errors.',
  ],
  chart: {
    measure: 'Staff minutes per file',
    kind: 'step',
    points: [42, 41, 43, 41.6, 42.4, 42.2, 10, 7.4, 6.9, 6.5, 6.2, 6],
    changeAt: 5,
    change: 'Reading automated',
    alt: 'Line chart: staff time per loan file stays near 42 minutes, then drops to 6 minutes once reading is automated.',
    detail: {
      caption: 'Staff minutes per loan file, two-week average',
      ticks: [0, 10, 20, 30, 40, 50],
      times: [
        { at: 0, label: 'Week 0' },
        { at: 2, label: 'Week 4' },
        { at: 5, label: 'Week 10' },
        { at: 11, label: 'Week 22' },
      ],
      first: '42 min',
      last: '6 min',
    },
  },
  narrative: {
    challenge: [
      'Every loan file held up to thirty documents in eleven layouts: pay stubs, bank statements, appraisals, IDs. Two analysts typed the numbers into three systems, and one file in fourteen still came back with a wrong figure.',
      'The team had tried a reading tool before. It was fast but couldn’t say when it was unsure, so everything was checked again, and the tool was dropped. The team didn’t need more speed on the easy pages. It needed a clear line between what software may fill in and what an analyst must check.',
    ],
    approach: [
      {
        title: 'Map',
        note: 'read every file type by hand',
        from: 0,
        text: 'Two hundred closed files, read with the analysts, showed every rule they applied without thinking about it. One example: which income counts when the pay stub and the bank statement disagree? The rules filled nine pages.',
      },
      {
        title: 'Build',
        note: 'extract, match, flag',
        from: 2,
        text: 'The software extracts and matches values and gives each a confidence score. Above a tested threshold, a value goes straight into the file. Below it, an analyst decides, with the page beside the doubtful value. For the final four weeks, both processes ran on the same files.',
      },
      {
        title: 'Run',
        note: 'check exceptions and a sample',
        from: 5,
        text: 'At first the threshold was so high that half of all files still stopped. It came down in three steps, each after a week without a wrong value in the sample the analysts check every day.',
      },
    ],
    results: [
      'Staff time fell from 42 minutes a file to 6 on average: analysts now work on one file in three, for about eighteen minutes, and sample the others. Typing errors fell by 93%, counted both times by reading finished files again.',
      'Two analysts moved from typing to checking. The month-end queue is gone, because easy files no longer wait behind hard ones.',
    ],
    quote: {
      text: 'It tells us when it doesn’t know. That’s what we were missing.',
      role: 'Head of credit operations',
      company: 'mid-size lender',
    },
    impact: [
      'The team changes the rules itself. New layouts go live after a test on fifty past files, without us. If a layout fails the test, analysts keep reading it until it passes.',
      'The lender also got an audit trail. Each value is stored with its page, its confidence and, if checked, the analyst’s name. Answering a question about a closed file takes one look at the screen.',
    ],
    closing: {
      heading: 'Do your analysts retype documents?',
      lead: 'Send us three anonymized files. We’ll tell you what software could read and what your analysts should keep doing.',
    },
  },
  meta: {
    title: 'Composite case: financial document automation',
    description:
      'A composite case, with illustrative figures: how a lender automates the reading of loan files, and its analysts keep the checks that need judgment.',
  },
};
