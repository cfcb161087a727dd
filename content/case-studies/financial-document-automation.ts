import type { CaseStudyInput } from './schema';

export const financialDocumentAutomation: CaseStudyInput = {
  id: 'financial-document-automation',
  url: '/case-studies/financial-document-automation',
  title: 'Loan files read in minutes, checked by people',
  excerpt: 'A lender let software read loan files and kept people for the checks that need judgment.',
  industry: 'Financial Services',
  solution: 'Workflow Automation',
  results: [
    '85% less time per file, 42 minutes to 6.',
    '2 people moved from typing to checking.',
    '93% fewer typing errors.',
  ],
  figure: {
    measure: 'Minutes per file',
    kind: 'step',
    points: [42, 41, 43, 41.6, 42.4, 42.2, 10, 7.4, 6.9, 6.5, 6.2, 6],
    changeAt: 5,
    start: '42 min per file',
    change: 'Reading automated',
    end: '6 min',
    alt: 'Line chart, illustrative: time per loan file stays near 42 minutes, then drops to 6 minutes once reading is automated.',
    detail: {
      caption: 'Minutes per loan file, median of two weeks',
      ticks: [0, 10, 20, 30, 40],
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
      'Every loan file held up to thirty documents in eleven layouts: payslips, bank statements, valuations, identity papers. Two analysts typed the numbers into three systems, and still one file in fourteen came back with a wrong figure.',
      'The desk had tried a reading tool before. It was fast and could not say when it was unsure, so everything was checked again and the tool was quietly dropped. What was missing was not speed on the easy pages. It was a clear line between what software may fill in and what a person must look at.',
    ],
    approach: [
      {
        title: 'Map',
        note: 'read every file type by hand',
        from: 0,
        text: 'We read two hundred closed files with the analysts and wrote down every rule they used without noticing, such as which of two incomes counts when payslip and statement disagree. The rules filled nine pages. Nobody had seen them in one place before.',
      },
      {
        title: 'Build',
        note: 'extract, match, flag',
        from: 2,
        text: 'Extraction, matching and a confidence for every value. Above an agreed line a value goes straight into the file; below it a person decides, with the page and the doubtful spot side by side. For the last four weeks old and new process ran on the same files.',
      },
      {
        title: 'Run',
        note: 'people check exceptions only',
        from: 5,
        text: 'At first the line stood so high that half of all files still stopped. It came down in three steps, each after a week without a wrong value in the daily sample that the analysts draw themselves.',
      },
    ],
    results: [
      'Median time per file fell from 42 minutes to 6. Typing errors fell by 93%, counted by the same second reading that had found them before. Analysts now open one file in nine, and those are the ones worth opening.',
      'Two people moved from typing to checking. The queue that used to build up at the end of each month is gone, because the easy files no longer wait behind the hard ones.',
    ],
    quote: {
      text: 'It tells us when it does not know. That is the part we were missing.',
      role: 'Head of credit operations',
      company: 'mid-size lender',
    },
    impact: [
      'The desk changes the rules itself. New layouts go live after a test on fifty past files, without us, and a layout that fails the test stays with people until it passes.',
      'A trail for the auditors came as a by-product. Each value carries the page it was read from, its confidence and the person who confirmed it, so a question about a file that closed a year ago is answered from the screen.',
    ],
    closing: {
      heading: 'Have a desk like this one?',
      lead: 'Send us three anonymized files. We tell you what could be read, and what should stay with a person.',
    },
  },
  meta: {
    title: 'Case study: financial document automation',
    description:
      'A lender cut the time per loan file from 42 minutes to 6 and kept people for the checks that need judgment. An illustrative study.',
  },
};
