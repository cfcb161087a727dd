import type { IndustryInput } from './schema';

export const legal: IndustryInput = {
  id: 'legal',
  title: 'Legal',
  description: 'Review at machine speed, judgment at human speed, and both on record.',
  useCases: [
    'Contract review',
    'Due diligence',
    'Matter intake and triage',
    'Research with citations',
    'Deadline and docket checks',
    'Billing narratives',
  ],
  iconName: 'scale',
  ctaLink: '/industries/legal',
  meta: {
    title: 'AI for legal teams',
    description:
      'Contract review at machine speed, judgment at human speed, and both on record. AI for law firms and in-house legal teams.',
  },
  page: {
    hero: {
      heading: 'Sixty reviewed while you read one',
      lead: 'AI for law firms and in-house teams: contracts checked against your playbook, every finding with its clause, and a lawyer who decides what it means.',
      action: 'Book a Consultation',
      figure: {
        kind: 'review',
        alt: 'Diagram, illustrative: in the time in which a person reads one contract, sixty are reviewed. They stand as sixty small pages; four of them deviate from the playbook, are marked, and go to a lawyer.',
        note: 'Which contracts deviate is illustrative; 60x review speed is our stated figure.',
        one: { head: 'Read by a person', says: '1 contract' },
        many: { head: 'Reviewed in the same time', says: '60 contracts', count: 60 },
        speed: { value: '60x', label: 'review speed' },
        flagged: [9, 23, 38, 52],
        flag: 'Deviates from the playbook',
        person: 'A lawyer decides',
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'Where matters get stuck',
        items: [
          {
            title: 'Everything is read in full',
            description: 'Every page, to find the two that differ from your playbook.',
          },
          {
            title: 'Precedents live in one head',
            description: 'The clause exists; only the partner who drafted it knows where.',
          },
          {
            title: 'Deadlines hide in exhibits',
            description: 'A date in an attachment becomes a date in a claim.',
          },
          {
            title: 'Time is written from memory',
            description: 'Narratives are rebuilt on Friday and discounted on Monday.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we set up for legal teams',
        lead: 'Each finding cites a document and a paragraph, or it is not shown.',
        items: [
          {
            title: 'Contract review',
            description: 'Deviations from your playbook at 60x review speed, with the clause quoted.',
            icon: 'file-search',
          },
          {
            title: 'Due diligence',
            description: 'Sorts a data room by issue and lists what is missing from it.',
            icon: 'archive',
          },
          {
            title: 'Matter intake and triage',
            description: 'Conflicts, dates and practice group, read from the first email.',
            icon: 'inbox',
          },
          {
            title: 'Research with citations',
            description: 'Answers from your own sources, with a link to each passage.',
            icon: 'book',
          },
          {
            title: 'Deadline and docket checks',
            description: 'Dates taken from orders and exhibits, confirmed by a person.',
            icon: 'timer',
          },
          {
            title: 'Billing narratives',
            description: 'Drafted from the work itself, in the words your client accepts.',
            icon: 'receipt',
          },
        ],
        action: { label: 'All services', href: '/services' },
      },
      {
        kind: 'fit',
        tone: 'band',
        title: 'What remains a lawyer’s judgment',
        lead: 'The software never files, never advises and never signs.',
        items: [
          'Whether a deviation matters',
          'Advice, and the name under it',
          'What may be shown to whom',
          'How hard to negotiate',
        ],
      },
      {
        kind: 'studies',
        title: 'Work done with lawyers',
        note: 'Illustrative figures.',
        match: { industry: 'Legal' },
        action: { label: 'All case studies', href: '/case-studies' },
      },
      { kind: 'faq', title: 'Questions from managing partners', positions: [1, 2, 3] },
    ],
    closing: {
      heading: 'Bring one playbook.',
      lead: 'Add a few signed contracts. We show what the review would have marked, and what it would have missed.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
