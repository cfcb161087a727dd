import type { CaseStudyInput } from '../schemas/case-studies';

export const legalLeaseComparison: CaseStudyInput = {
  id: 'legal-lease-comparison',
  url: '/case-studies/legal-lease-comparison',
  title: 'Two thousand leases, compared clause by clause',
  excerpt: 'An in-house legal team got software that shows where each lease differs from the template.',
  industry: 'legal',
  solution: 'custom-ai-development',
  results: [
    '4x as many leases compared per lawyer per day.',
    '2,120 leases reviewed a week before the deadline.',
    '31 deviations that weren’t on any list.',
  ],
  chart: {
    measure: 'Leases per lawyer per day',
    kind: 'line',
    points: [6, 5.5, 6, 6.5, 6, 7, 10, 15, 20, 24],
    changeAt: 5,
    change: 'Day 6, software in use',
    alt: 'Line chart of ten review days: about 6 leases a day by hand. From day 6, with the software, the number rises to 24.',
    detail: {
      caption: 'Leases compared per lawyer on the first ten review days',
      ticks: [0, 5, 10, 15, 20, 25],
      times: [
        { at: 0, label: 'Day 1' },
        { at: 2, label: 'Day 3' },
        { at: 5, label: 'Day 6' },
        { at: 9, label: 'Day 10' },
      ],
      first: '6',
      last: '24 a day',
    },
  },
  narrative: {
    challenge: [
      'A property group was selling its parking garages, with 2,120 leases signed over twenty years by people who had mostly left. The buyer wanted to know within 23 weeks how each lease differed from the template. The template itself had changed four times.',
      'Two lawyers spent the first week comparing printouts and managed six leases a day each. At that pace the rest would take 34 weeks more, and neither trusted the sixth lease of the day as much as the first. A general chatbot, tried on five leases, missed an early-termination clause in a side letter.',
    ],
    approach: [
      {
        title: 'Answer key',
        note: 'ten leases by hand',
        from: 0,
        text: 'Both lawyers compared the same ten leases independently and settled their few disagreements in a meeting. The result became the answer key. We didn’t show the team any version of the software until it found everything in those ten.',
      },
      {
        title: 'Build',
        note: 'twelve weeks of development',
        from: 2,
        text: 'The software took twelve weeks to build, while the review paused. That left ten weeks for the rest. It works out which of the five templates a lease started from, matches clause to clause, and attaches side letters to what they amend. For each difference it shows both wordings and the page, and doesn’t interpret them.',
      },
      {
        title: 'Review',
        note: 'lawyers judge differences',
        from: 5,
        text: 'The lawyers marked each difference as harmless, reportable or unclear. Until the end of the review, a colleague also read one lease in ten in full, without the software.',
      },
    ],
    results: [
      'Within five days the two lawyers went from six leases a day each to twenty-four, and kept that pace. They finished all 2,120 one week before the deadline: 60 by hand in the first week, 2,060 with the software in the last nine. Reading in full turned up three differences the software had missed, all in handwritten notes. From then on, lawyers read every page with handwriting.',
      'Thirty-one deviations weren’t on any list the group kept, including two renewal options that would have surprised the buyer after signing.',
    ],
    quote: {
      text: 'It never told us what a clause meant. It told us where to look, and that was the slow part.',
      role: 'Head of legal',
      company: 'property and parking group',
    },
    impact: [
      'The team still uses the software. It checks each new lease against the current template on the day it’s signed, and the differences are filed with the contract.',
      'The legal team owns the source code and the answer key. When the template changes, the lawyers compare the ten leases by hand again before they rely on the result.',
    ],
    closing: {
      heading: 'How do your contracts differ?',
      lead: 'Show us one template and one signed version. We’ll tell you what software could compare, and what it never should.',
    },
  },
  meta: {
    title: 'Composite case: comparing leases in-house',
    description:
      'A composite case, with illustrative figures: how an in-house legal team compares two thousand leases clause by clause before a sale.',
  },
};
