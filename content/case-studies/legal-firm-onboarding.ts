import type { CaseStudyInput } from './schema';

export const legalFirmOnboarding: CaseStudyInput = {
  id: 'legal-firm-onboarding',
  url: '/case-studies/legal-firm-onboarding',
  title: 'Forty lawyers, two tools, one set of rules',
  excerpt:
    'A law firm found eleven AI tools in private use. It kept two, wrote down what they are for, and meant it.',
  industry: 'Legal',
  solution: 'Business AI Onboarding',
  results: [
    '36 of 40 lawyers use the agreed tools each week.',
    '11 tools in private use reduced to 2.',
    '6 weeks from the first interview to a signed policy.',
  ],
  figure: {
    measure: 'Lawyers using the agreed tools',
    kind: 'line',
    points: [3, 4, 3, 5, 4, 5, 9, 15, 21, 27, 31, 34, 36],
    changeAt: 5,
    start: 'Week 1',
    change: 'Week 6, policy signed',
    end: 'Week 13',
    highlight: '36 of 40',
    alt: 'Line chart, illustrative: three to five lawyers use the later approved tools until the policy is signed in week 6, then the number rises to 36 of 40 by week 13.',
    detail: {
      caption: 'Lawyers who used an agreed tool in the week, out of 40',
      ticks: [0, 10, 20, 30, 40],
      times: [
        { at: 0, label: 'Week 1' },
        { at: 3, label: 'Week 4' },
        { at: 5, label: 'Week 6' },
        { at: 12, label: 'Week 13' },
      ],
      last: '36 of 40',
    },
  },
  narrative: {
    challenge: [
      'The managing partner asked one question at a partners lunch: who has pasted a client document into a chatbot? The silence was long. A count, taken without names, found eleven tools on the laptops of forty lawyers, four of them on personal accounts.',
      'A ban had been drafted. It would have moved the tools to telephones. At the same time two practice groups had real results to show, in chronologies and first drafts of letters, and were afraid of losing them.',
    ],
    approach: [
      {
        title: 'Ask',
        note: 'a count without names',
        from: 0,
        text: 'We interviewed nineteen people in two weeks, from the newest paralegal to the partner for risk, and promised that no name would leave the room. Each interview ended with a list: what the tool did well, and what had gone wrong.',
      },
      {
        title: 'Agree',
        note: 'two tools, three colors',
        from: 3,
        text: 'Two tools remained, both under contracts that keep client data out of training. Work was sorted into green, amber and red: allowed, allowed after a check by a second person, not allowed. The whole policy fits on two pages, with an example for every line.',
      },
      {
        title: 'Practice',
        note: 'one matter per group',
        from: 5,
        text: 'Each practice group took one open matter through the new way of working, with one of us in the room for the first day and on call for the next ten. Questions went into a log that all groups could read.',
      },
    ],
    results: [
      'Seven weeks after the policy was signed, 36 of 40 lawyers used an agreed tool in any given week. The four who did not had work that was red, and said so without being asked.',
      'Personal accounts were closed, the last one by a partner who had used it most. The log of questions grew to sixty entries; eleven of them changed a line of the policy before the first quarter was over.',
    ],
    quote: {
      text: 'Nobody had told us what was allowed. It took two pages.',
      role: 'Associate, commercial litigation',
      company: 'regional law firm',
    },
    impact: [
      'The policy has an owner, a date on which it expires and a meeting that must renew it. New tools are admitted by the same questions that reduced the first eleven, and two have been turned down since.',
      'Clients ask about AI in most pitches now. The firm answers with the two pages, which its competitors tend to find harder than a slide.',
    ],
    closing: {
      heading: 'Find out what is already in use',
      lead: 'The count takes two weeks and no names. You may like the answer better than you expect.',
    },
  },
  meta: {
    title: 'Case study: AI onboarding at a law firm',
    description:
      'Eleven private AI tools became two agreed ones with a policy of two pages. How a law firm of forty lawyers did it, with illustrative figures.',
  },
};
