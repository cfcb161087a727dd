import type { IndustryInput } from './schema';

export const finance: IndustryInput = {
  id: 'finance',
  title: 'Financial Services',
  description: 'Documents read in minutes and every decision traceable to its source.',
  useCases: [
    'Loan and account documents',
    'Fraud and anomaly review',
    'Regulatory reporting',
    'Customer due diligence',
    'Reconciliation and matching',
  ],
  iconName: 'landmark',
  ctaLink: '/industries/finance',
  meta: {
    title: 'AI for financial services',
    description:
      'Loan files, checks and reports read in minutes, with every decision traceable to its source and a person for the exceptions.',
  },
  page: {
    hero: {
      heading: 'Every number knows its page',
      lead: 'AI for banks, lenders and insurers: documents read in minutes, each value tied to the line it came from, and doubtful cases handed to a person.',
      action: 'Book a Consultation',
      figure: {
        kind: 'trace',
        alt: 'Diagram, illustrative: four lines of a loan file lead to four values, and three of them to a decision. The income line is lit from page 3 through the value 4,180 to the decision that the income covers the rate. The signature could not be read with confidence, so its line leads to a person.',
        note: 'The file is illustrative; 99% accuracy is our stated figure. The lit line is what an auditor sees when asking for the reason.',
        heads: { source: 'Loan file', value: 'Value', decision: 'Decision' },
        lines: [
          { source: 'Page 1, applicant', value: 'Name matches' },
          { source: 'Page 3, net income', value: '4,180 a month' },
          { source: 'Page 7, existing loans', value: '310 a month' },
          { source: 'Page 9, signature', value: 'Not certain' },
        ],
        decision: 'Income covers the rate',
        person: 'A person looks',
        accuracy: { value: '99%', label: 'accuracy' },
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'Where financial teams lose the day',
        items: [
          {
            title: 'The file is read again and again',
            description: 'Intake, underwriting, audit and the regulator each start at page one.',
          },
          {
            title: 'Alerts outnumber investigators',
            description: 'Most fraud warnings are noise, and the true one waits its turn.',
          },
          {
            title: 'Reports are built by hand',
            description: 'The quarter closes in spreadsheets that only their author can explain.',
          },
          {
            title: 'The reason gets lost',
            description: 'A year later nobody can say which document led to the decision.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we build for regulated work',
        lead: 'Each step leaves a record that your auditor can read.',
        items: [
          {
            title: 'Loan and account documents',
            description: 'Fields read with 99% accuracy, each linked to its page and line.',
            icon: 'file-search',
          },
          {
            title: 'Fraud and anomaly review',
            description: 'Ranks alerts by evidence and shows the transactions behind each one.',
            icon: 'alert',
          },
          {
            title: 'Regulatory reporting',
            description: 'Drafts the return, cites its sources and lists what changed since last time.',
            icon: 'landmark',
          },
          {
            title: 'Customer due diligence',
            description: 'Collects registers and papers into one profile with its gaps marked.',
            icon: 'user-check',
          },
          {
            title: 'Reconciliation and matching',
            description: 'Pairs payments with invoices and leaves the odd ones for a person.',
            icon: 'refresh',
          },
          {
            title: 'Complaint handling',
            description: 'Sorts by product and deadline, and drafts an answer from the file.',
            icon: 'headset',
          },
        ],
        action: { label: 'All services', href: '/services' },
      },
      {
        kind: 'fit',
        tone: 'band',
        title: 'What an officer still decides',
        lead: 'The model reads and proposes. Accountability does not move.',
        items: [
          'Whether to lend, insure or decline',
          'Which alert becomes an investigation',
          'What is sent to the regulator',
          'When a customer is owed an exception',
        ],
      },
      {
        kind: 'studies',
        title: 'Seen in financial services',
        note: 'Illustrative figures.',
        match: { industry: 'Financial Services' },
        action: { label: 'All case studies', href: '/case-studies' },
      },
      { kind: 'faq', title: 'Questions from risk and operations', positions: [1, 2, 3] },
    ],
    closing: {
      heading: 'Bring ten files.',
      lead: 'Anonymized ones will do. You see which fields can be read, which cannot, and why.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
