import { compositeNote } from '../company/facts';
import type { IndustryInput } from '../schemas/industries';

export const legal: IndustryInput = {
  id: 'legal',
  title: 'Legal',
  description: 'Contracts reviewed against your playbook, with every judgment left to your lawyers.',
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
    title: 'AI consulting for law firms and legal teams',
    description:
      'AI for law firms and in-house legal teams: contracts checked against your playbook, with every judgment left to your lawyers.',
  },
  page: {
    hero: {
      heading: 'A first read of sixty contracts in the time of one',
      lead: 'That is our target. We check contracts for law firms and in-house teams against your playbook, and a lawyer judges every finding.',
      action: 'Book a Consultation',
      illustration: {
        name: 'legal',
        alt: 'In the time it takes to read one contract, software reviews sixty. Four that deviate from the playbook go to a lawyer.',
        note: 'Example. The target compares reading times on a first pass, without the lawyer’s review.',
      },
    },
    sections: [
      {
        kind: 'text-columns',
        title: 'Where matters get stuck',
        items: [
          {
            title: 'Lawyers read everything',
            description: 'They read every page to find the two that differ from your playbook.',
          },
          {
            title: 'Precedents are hard to find',
            description: 'The clause exists, but only the partner who drafted it knows where.',
          },
          {
            title: 'Deadlines hide in exhibits',
            description: 'A date missed in an attachment becomes a claim.',
          },
          {
            title: 'Time is logged from memory',
            description: 'Narratives are rebuilt at the end of the week, and clients discount them.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we build for legal teams',
        lead: 'Every finding cites a document and a paragraph, or you don’t see it.',
        items: [
          {
            title: 'Contract review',
            description:
              'Find deviations from your playbook, each with its clause. Target for a first read: 60x review speed.',
            icon: 'file-search',
          },
          {
            title: 'Due diligence',
            description: 'Sort a data room by issue and list what’s missing.',
            icon: 'archive',
          },
          {
            title: 'Matter intake and triage',
            description:
              'From the first email, pull the dates, the practice group and the names for a conflicts check.',
            icon: 'inbox',
          },
          {
            title: 'Research with citations',
            description: 'Get answers from your own sources, with a link to each passage.',
            icon: 'book',
          },
          {
            title: 'Deadline and docket checks',
            description: 'Pull dates from orders and exhibits for your staff to confirm.',
            icon: 'timer',
          },
          {
            title: 'Billing narratives',
            description: 'Draft each entry from the work itself, in wording your client accepts.',
            icon: 'receipt',
          },
        ],
        action: { label: 'All Services', href: '/services' },
      },
      {
        kind: 'showcase',
        title: 'What lawyers still decide',
        lead: 'The software never files, advises or signs.',
        items: [
          {
            line: 'A deviation from your playbook, with its clause',
            title: 'Whether a deviation matters',
            person: true,
          },
          {
            line: 'An answer from your own sources',
            title: 'What to advise, and who signs it',
            person: true,
          },
          { line: 'Names for a conflicts check', title: 'Who may see what', person: true },
          { line: 'What’s missing from the data room', title: 'How hard to negotiate', person: true },
        ],
      },
      {
        kind: 'case-studies',
        title: 'What changed for two legal teams',
        note: compositeNote,
        match: { industry: 'legal' },
        action: { label: 'View All Case Studies', href: '/case-studies' },
      },
      {
        kind: 'faq',
        title: 'What legal teams ask first',
        questions: [
          {
            question: 'What does a first read miss?',
            answer:
              'It misses most in handwriting, poor scans and anything your playbook doesn’t describe. We test on contracts you have already reviewed and give you the list of misses before you rely on it.',
            utterances:
              'what does it overlook in contracts; what does it miss; what did the software miss; what does the software overlook in contracts; which clauses does it fail to spot; what slips through in the first pass; blind spots in contract review; and what does it miss; what gets missed; where is the contract reading weak; could it skip an important clause; old scanned leases, would it miss things; what does it get wrong typically; false negatives',
          },
          {
            question: 'Does client data leave our firm?',
            answer:
              'It leaves only where you allow it. Models can run on your own servers, and we choose providers whose contracts keep your documents out of training.',
            utterances:
              'is client confidentiality kept; attorney client privilege; do our clients files stay in the firm; were lawyers, nothing may leave the office; can it run in house at our law firm; professional secrecy, is that respected; and our clients data; client files stay with us; is mandate data sent to openai; are privileged documents safe; our bar association forbids sending files out; do case documents go to an outside provider',
          },
          {
            question: 'Who writes the playbook?',
            answer:
              'Your lawyers write it. If it exists only in their heads, we start by reviewing a few signed contracts with them and writing down what they marked.',
            utterances:
              'we have no playbook; do we need a playbook; we dont have a playbook; who puts the contract rules on paper; do we need to supply the review guidelines; the rules are only in the partners heads; and who writes that down; no playbook yet; do you draft the playbook or do we; how do we get to a playbook; can you help us make one, a playbook',
          },
        ],
        positions: [1, 2, 3],
      },
    ],
    closing: {
      heading: 'Bring us your playbook',
      lead: 'Add a few signed contracts. We’ll show you what a review would have flagged, and what it would have missed.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
