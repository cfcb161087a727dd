import type { CaseStudyInput } from './schema';

export const legalLeaseComparison: CaseStudyInput = {
  id: 'legal-lease-comparison',
  url: '/case-studies/legal-lease-comparison',
  title: 'Two hundred leases, compared clause by clause',
  excerpt:
    'An in-house legal team built a reader for its leases that shows what differs from the template, and where.',
  industry: 'Legal',
  solution: 'Custom AI Development',
  results: [
    '4x as many leases compared per person and day.',
    '212 leases reviewed before the deadline.',
    '31 deviations that no list had shown.',
  ],
  figure: {
    measure: 'Leases per person and day',
    kind: 'line',
    points: [6, 5.6, 6.3, 6, 5.8, 6.2, 8, 12, 16, 19, 22, 23.5, 24],
    changeAt: 5,
    start: 'Day 1',
    change: 'Day 6, reader in use',
    end: 'Day 13',
    highlight: '24 a day',
    alt: 'Line chart, illustrative: a person compares about 6 leases a day until the reader is in use on day 6, then up to 24 a day by day 13.',
    detail: {
      caption: 'Leases compared per person and working day',
      ticks: [0, 5, 10, 15, 20, 25],
      times: [
        { at: 0, label: 'Day 1' },
        { at: 2, label: 'Day 3' },
        { at: 5, label: 'Day 6' },
        { at: 12, label: 'Day 13' },
      ],
      first: '6',
      last: '24 a day',
    },
  },
  narrative: {
    challenge: [
      'A group of parking garages was to be sold, and with it 212 leases signed over twenty years by people who have mostly left. The buyer wanted to know how each one differs from the template. The template itself had changed four times.',
      'Three lawyers began with a printout and a ruler, and managed six leases a day each. That would have held, but only just, and nobody trusted the sixth of the day as much as the first. A general chatbot had been tried on five leases: it missed a break clause that sat in a side letter.',
    ],
    approach: [
      {
        title: 'Anchor',
        note: 'ten leases by hand',
        from: 0,
        text: 'Ten leases were compared by two lawyers independently, and their few disagreements were settled in a meeting. The outcome served as the answer key. No version of the reader was shown to the team before it found everything in those ten.',
      },
      {
        title: 'Assemble',
        note: 'template, clause, side letter',
        from: 2,
        text: 'The reader first works out which of the five templates a lease began from, then lines up clause with clause and attaches side letters to what they amend. For each difference it shows both wordings and the page, and says nothing about what they mean.',
      },
      {
        title: 'Review',
        note: 'lawyers judge the difference',
        from: 5,
        text: 'Lawyers opened each difference and chose between harmless, to be reported and unclear. One lease in ten was read in full by somebody else, without the reader, until the end of the review.',
      },
    ],
    results: [
      'Output rose from six leases per person and day to twenty-four, and the 212 were finished with two days to spare. The full readings found three differences that the reader had missed, all in handwritten notes; from then on, pages with handwriting were set aside for people.',
      'Thirty-one deviations had not been on any list that the group kept, among them two options to renew that would have surprised the buyer after signing.',
    ],
    quote: {
      text: 'It never told us what a clause meant. It told us where to look, and that was the slow part.',
      role: 'Head of legal',
      company: 'property and parking group',
    },
    impact: [
      'The reader outlived the sale. It now checks each new lease against the current template on the day it is signed, and the differences are filed beside the contract.',
      'Source code and answer key belong to the legal team. When the template changes, the ten leases are compared again by hand before anybody relies on the result, a habit that costs one afternoon a year.',
    ],
    closing: {
      heading: 'What differs in your contracts?',
      lead: 'Show us one template and one signed version. We walk through what a reader could line up, and what it never should.',
    },
  },
  meta: {
    title: 'Case study: comparing leases in-house',
    description:
      'How a legal team compared 212 leases clause by clause before a sale, four times faster than by hand. Figures in the study are illustrative.',
  },
};
