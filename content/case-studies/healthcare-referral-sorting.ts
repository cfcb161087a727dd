import type { CaseStudyInput } from '../schemas/case-studies';

export const healthcareReferralSorting: CaseStudyInput = {
  id: 'healthcare-referral-sorting',
  url: '/case-studies/healthcare-referral-sorting',
  title: 'Referral letters sorted before the clinic opens',
  excerpt:
    'An outpatient center stopped passing referral letters from desk to desk. Nurses now start the day with a sorted list.',
  industry: 'healthcare',
  solution: 'workflow-automation',
  results: [
    '4 hours for a letter to reach its clinic, down from 30.',
    '87% fewer letters sent to the wrong clinic.',
    '100% of letters ranked by a nurse.',
  ],
  chart: {
    measure: 'Hours for a letter to reach its clinic',
    kind: 'step',
    points: [30, 31, 29.5, 30.6, 29.8, 30.2, 12, 8, 6, 5, 4.4, 4],
    changeAt: 5,
    change: 'Sorting automated',
    alt: 'Line chart: a referral letter takes about 30 hours to reach the right clinic, then 4 hours once sorting is automated.',
    detail: {
      caption: 'Hours until a letter reaches the right clinic, weekly median',
      ticks: [0, 10, 20, 30, 40],
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
      'About ninety referral letters a day reach this outpatient center by mail, by fax and through two portals. A clerk opened each one, guessed the clinic from the first paragraph, and put it in a tray. Trays were emptied twice a day.',
      'One letter in eight went to the wrong clinic and came back with a note. Urgent letters took as long as all the others. Nurses who should have been judging urgency spent the morning finding out which letters were theirs.',
    ],
    approach: [
      {
        title: 'Shadow',
        note: 'follow the letters',
        from: 0,
        text: 'For three weeks we followed the letters and timed every stop. Most of the time was spent waiting for the next round. We also collected the notes on returned letters, which show what the first reader missed.',
      },
      {
        title: 'Sort',
        note: 'suggest, never decide',
        from: 3,
        text: 'A server inside the center reads the scans, so letters never leave the center. The software suggests a clinic, underlines the sentence it relied on, and lists any words that may signal urgency. Letters it can’t place go to the clerk, with the reason.',
      },
      {
        title: 'Hand over',
        note: 'nurses own the list',
        from: 5,
        text: 'From week 6 on, one clinic after another switched over. Each has a list by seven in the morning, updated as letters arrive, and a nurse confirms or corrects every line. The rules were then corrected week by week.',
      },
    ],
    results: [
      'The median letter now reaches the right clinic in 4 hours instead of 30. Letters sent to the wrong clinic fell by 87%. The clerk handles about nine letters a day by hand and has time to write better notes.',
      'Nurses rank every letter. In the first month, the software missed two phrases that signal urgency. Nurses caught both at the morning check, and both are now in the test set.',
    ],
    quote: {
      text: 'I read fewer letters than before, and I read them properly.',
      role: 'Lead triage nurse',
      company: 'outpatient center',
    },
    impact: [
      'The center keeps a test set of three hundred letters with names removed. Every change to the rules is tested on it first, and the result goes up on the mail room wall.',
      'Referring practices get an answer the same day, so fewer of them call to ask.',
    ],
    closing: {
      heading: 'Where does your mail wait?',
      lead: 'Follow one letter from the door to the desk and note the times. That’s all we need for a first call.',
    },
  },
  meta: {
    title: 'Composite case: healthcare referral sorting',
    description:
      'A composite case, with illustrative figures: how an outpatient center gets referral letters to the right clinic the same day; nurses decide what’s urgent.',
  },
};
