import type { CaseStudyInput } from '../schemas/case-studies';

export const legalFirmOnboarding: CaseStudyInput = {
  id: 'legal-firm-onboarding',
  url: '/case-studies/legal-firm-onboarding',
  title: 'Forty lawyers, two AI tools, one policy',
  excerpt:
    'A law firm found its lawyers using eleven AI tools on their own. It kept two and wrote a policy people follow.',
  industry: 'legal',
  solution: 'ai-onboarding',
  results: [
    '36 of 40 lawyers use the approved tools each week.',
    '11 unapproved tools reduced to 2 approved ones.',
    '6 weeks from the first interview to a signed policy.',
  ],
  chart: {
    measure: 'Lawyers using the approved tools',
    kind: 'line',
    points: [3, 4, 3, 5, 4, 5, 9, 15, 21, 27, 31, 34, 36],
    changeAt: 5,
    change: 'Week 6, policy signed',
    alt: 'Line chart: three to five lawyers use approved tools until the policy is signed in week 6. Then the number rises to 36 of 40.',
    detail: {
      caption: 'Lawyers who used an approved tool each week, out of 40',
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
      'At a partners’ lunch the managing partner asked who had pasted a client document into a chatbot. An anonymous count found eleven tools on the laptops of forty lawyers. Four of the tools ran on personal accounts.',
      'The firm had drafted a ban, which would only have moved the tools to phones. Meanwhile two practice groups were getting real results with chronologies and first drafts of letters, and were afraid of losing them.',
    ],
    approach: [
      {
        title: 'Ask',
        note: 'an anonymous count',
        from: 0,
        text: 'In two weeks we interviewed nineteen people, from the newest paralegal to the risk partner, and promised to name no one. Each interview ended with a list of what the tool did well and what had gone wrong.',
      },
      {
        title: 'Agree',
        note: 'two tools, three colors',
        from: 3,
        text: 'Two tools remained, both under contracts that keep client data out of training. Data was sorted into green (any approved tool), amber (approved tools, once names are removed) and red (no tool). The policy fits on two pages, with an example for every rule.',
      },
      {
        title: 'Practice',
        note: 'one matter per group',
        from: 5,
        text: 'Each practice group used the new way of working on one open matter. One of us was in the room for the first day and on call for the next ten. Questions went into a log all groups could read.',
      },
    ],
    results: [
      'In the seventh week after the policy was signed, 36 of 40 lawyers used an approved tool. The other four worked with red data, and said so without being asked.',
      'All personal accounts were closed, the last one by the partner who had used it most. The log grew to sixty questions, and eleven of them led to a change in the policy.',
    ],
    quote: {
      text: 'We had never been told what was allowed. It took two pages.',
      role: 'Associate, commercial litigation',
      company: 'regional law firm',
    },
    impact: [
      'The policy has an owner, an expiration date, and a meeting where it has to be renewed. New tools face the same questions as the first eleven, and two have been turned down since.',
      'Clients now ask about AI in most pitches. The firm answers with its two pages.',
    ],
    closing: {
      heading: 'Find out which AI tools you already use',
      lead: 'An anonymous count takes two weeks. The answer may be better than you expect.',
    },
  },
  meta: {
    title: 'Composite case: AI onboarding at a law firm',
    description:
      'A composite case, with illustrative figures: how a law firm finds out which AI tools its lawyers use, approves two, and writes a short policy people follow.',
  },
};
