import type { CaseStudyInput } from './schema';

export const healthcareReferralSorting: CaseStudyInput = {
  id: 'healthcare-referral-sorting',
  url: '/case-studies/healthcare-referral-sorting',
  title: 'Referral letters sorted before the clinic opens',
  excerpt:
    'An outpatient center stopped passing letters from desk to desk. Nurses now start the day with a sorted list.',
  industry: 'Healthcare',
  solution: 'Workflow Automation',
  results: [
    '4 hours from letter to clinic, down from 30.',
    '87% fewer letters sent to the wrong clinic.',
    '0 letters marked urgent or routine without a nurse.',
  ],
  figure: {
    measure: 'Hours from letter to clinic',
    kind: 'step',
    points: [30, 31, 29.5, 30.6, 29.8, 30.2, 12, 8, 6, 5, 4.4, 4],
    changeAt: 5,
    start: '30 h per letter',
    change: 'Sorting automated',
    end: '4 h',
    alt: 'Line chart, illustrative: a referral letter needs about 30 hours to reach the right clinic, then 4 hours once sorting is automated.',
    detail: {
      caption: 'Hours until a letter reaches the right clinic, weekly median',
      ticks: [0, 10, 20, 30],
      times: [
        { at: 0, label: 'Week 1' },
        { at: 3, label: 'Week 4' },
        { at: 5, label: 'Week 6' },
        { at: 11, label: 'Week 12' },
      ],
      first: '30 h',
      last: '4 h',
    },
  },
  narrative: {
    challenge: [
      'About ninety referral letters a day reach this outpatient center by post, by fax and through two portals. A clerk opened each one, guessed the clinic from the first paragraph and put it in a tray. Trays were emptied twice a day.',
      'One letter in eight went to the wrong clinic and came back with a note. The urgent ones were not slower than the others, which was exactly the complaint: they were not faster either. Nurses who should have judged urgency spent the morning finding out whether a letter was theirs at all.',
    ],
    approach: [
      {
        title: 'Shadow',
        note: 'follow the trays',
        from: 0,
        text: 'For three weeks we walked with the letters and timed every stop. A third of the time was not work but waiting for the next round. We also collected the notes on returned letters, since they say precisely what the first reader missed.',
      },
      {
        title: 'Sort',
        note: 'propose, never decide',
        from: 3,
        text: 'Scans are read on a server inside the center, where the letters stay. The software proposes a clinic, underlines the sentence it relied on and lists any words that may mean hurry. Letters it cannot place go to the clerk, who sees why.',
      },
      {
        title: 'Hand over',
        note: 'nurses own the list',
        from: 5,
        text: 'Each clinic received its list at seven in the morning, one clinic a week, the calmest first. A nurse confirms or corrects every line; corrections are reviewed on Fridays by the two people who maintain the rules.',
      },
    ],
    results: [
      'The median letter now reaches the right clinic in 4 hours instead of 30, and most of what is left is the night. Wrong addresses fell by 87%. The clerk handles about nine letters a day by hand and writes better notes, because there is time to.',
      'No letter is ranked without a nurse. During the first month two wordings appeared that the software had not treated as urgent; both had been caught at the morning check, and both are in the test set now.',
    ],
    quote: {
      text: 'I read fewer letters than before, and I read them properly.',
      role: 'Lead triage nurse',
      company: 'outpatient center',
    },
    impact: [
      'The center keeps a test set of three hundred letters with names removed. Any change to the rules is tried against it first, and the result is pinned to the wall of the mail room.',
      'Referring practices receive an answer the same day, so fewer of them call to ask. The mail room has stopped printing portal letters, which nobody had planned and everybody enjoyed.',
    ],
    closing: {
      heading: 'Where do your letters wait?',
      lead: 'Walk one letter from the door to the desk and note the times. That sheet is all we need for a first conversation.',
    },
  },
  meta: {
    title: 'Case study: healthcare referral sorting',
    description:
      'How an outpatient center brought referral letters to the right clinic in 4 hours instead of 30, in an illustrative case study.',
  },
};
