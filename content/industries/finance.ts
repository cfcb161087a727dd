import { compositeNote, facts } from '../company/facts';
import type { IndustryInput } from '../schemas/industries';

export const finance: IndustryInput = {
  id: 'finance',
  title: 'Financial Services',
  description: 'Documents read in minutes, and every decision traced to its source.',
  useCases: [
    'Loan and account documents',
    'Fraud and anomaly review',
    'Regulatory reporting',
    'Customer due diligence',
    'Reconciliation and matching',
    'Complaint handling',
  ],
  iconName: 'landmark',
  ctaLink: '/industries/finance',
  meta: {
    title: 'AI consulting for financial services',
    description:
      'AI for banks, lenders and insurers: loan files and reports read in minutes, every decision traced to its source, exceptions for your staff.',
  },
  page: {
    hero: {
      heading: 'Every number traced to its page',
      lead: 'AI for banks, lenders and insurers: documents read in minutes, every value linked to its line, and anything unclear left to your staff.',
      action: 'Book a Consultation',
      illustration: {
        name: 'finance',
        alt: 'Lines of a loan file lead to four values and a decision, income on page 3 first. An unclear signature goes to an employee.',
        note: `Example: one file. Our target: ${facts.fieldAccuracy.value} of fields match a hand check.`,
      },
    },
    sections: [
      {
        kind: 'text-columns',
        title: 'Where financial teams lose the day',
        items: [
          {
            title: 'Everyone rereads the file',
            description: 'Intake, underwriting, audit and the regulator each start on page one.',
          },
          {
            title: 'Alerts outnumber investigators',
            description: 'Most fraud alerts are false, and the real one waits its turn.',
          },
          {
            title: 'Reports are built by hand',
            description: 'The quarter closes in spreadsheets only their author can explain.',
          },
          {
            title: 'Reasons get lost',
            description: 'A year later, no one can say which document led to a decision.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we build for regulated work',
        lead: 'Every step leaves a record your auditor can read.',
        items: [
          {
            title: 'Loan and account documents',
            description: `Link each field to its page and line. Target: ${facts.fieldAccuracy.value} accuracy against a hand check.`,
            icon: 'file-search',
          },
          {
            title: 'Fraud and anomaly review',
            description: 'Rank alerts by evidence, with the transactions behind each one.',
            icon: 'alert',
          },
          {
            title: 'Regulatory reporting',
            description: 'Draft the filing, cite its sources and list what changed since the last one.',
            icon: 'landmark',
          },
          {
            title: 'Customer due diligence',
            description: 'Combine registry data and documents into one profile, with the gaps marked.',
            icon: 'user-check',
          },
          {
            title: 'Reconciliation and matching',
            description: 'Match payments to invoices and leave the exceptions to your staff.',
            icon: 'refresh',
          },
          {
            title: 'Complaint handling',
            description: 'Sort complaints by product and deadline, and draft answers from the file.',
            icon: 'headset',
          },
        ],
        action: { label: 'All Services', href: '/services' },
      },
      {
        kind: 'showcase',
        title: 'What your officers still decide',
        lead: 'Software reads and proposes. Your people stay accountable.',
        items: [
          {
            line: 'Loan file, each field linked to its line',
            title: 'Whether to lend, insure or decline',
            person: true,
          },
          {
            line: 'Fraud alerts, ranked by evidence',
            title: 'Which alert becomes an investigation',
            person: true,
          },
          { line: 'Filing, drafted with its sources', title: 'What goes to the regulator', person: true },
          {
            line: 'Complaint, with a draft answer',
            title: 'When a customer deserves an exception',
            person: true,
          },
        ],
      },
      {
        kind: 'case-studies',
        title: 'What changed for one lender',
        note: compositeNote,
        match: { industry: 'finance' },
        action: { label: 'View All Case Studies', href: '/case-studies' },
      },
      {
        kind: 'faq',
        title: 'What lenders and insurers ask first',
        questions: [
          {
            question: 'What can we show an auditor?',
            answer:
              'You can show, for each value, the page and line it came from, how sure the software was, and who checked it, if anyone did. You keep that record in your own systems.',
            utterances:
              'is there an audit trail; who decided what and when; audit trail for the regulator; what does the auditor see; is it auditable; can we see what it did with each document; what do auditors get; what evidence is there for the regulator; audit trail; how do we document what the software did; and for the auditors; traceable; do you log who confirmed each value; what do we show in an audit; compliance wants proof for every field; can we get logs of everything it did',
          },
          {
            question: 'What happens to the 1% that is wrong?',
            answer:
              'Values that the software is not sure enough of stop for your staff, so most doubtful fields are seen before they count. Your staff also check a regular sample of the rest, and the limit follows what they find.',
            utterances:
              'what about numbers it reads wrong; what about the wrong values; what about the other 1 percent; how do you handle the one percent; 99% means one in a hundred is wrong; what about the remaining one percent; 1% of a million documents is a lot; and the other 1%; what about the wrong 1%; 99 isnt 100, and were a bank; how are the few false values found; in finance one percent error is too much; what happens with the fields it gets wrong; what happens when it reads one wrong',
          },
          {
            question: 'Does software approve a loan?',
            answer:
              'No. It reads, matches and proposes. Lending, insuring, reporting and declining stay with your officers.',
            utterances:
              'can it decide who gets a loan; does ai decide about a loan; does the ai decide credit; does it decide about loans; does the ai decide who gets credit; can it reject a loan applicant; is lending automated; does a machine turn down customers; who signs off on a credit; and who approves the loan; does it decline applications; would an algorithm say no to a mortgage; do our underwriters still make the decision; are insurance claims refused by software; credit decisions by computer; so the loan officer still decides',
          },
        ],
        positions: [1, 2, 3],
      },
    ],
    closing: {
      heading: 'Bring us ten files',
      lead: 'Anonymize them first. We’ll show you which fields software can read, which it can’t, and why.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
