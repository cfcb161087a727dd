import type { CaseStudyInput } from './schema';

export const retailCustomerInsights: CaseStudyInput = {
  id: 'retail-customer-insights',
  url: '/case-studies/retail-customer-insights',
  title: 'Knowing which customers come back, and why',
  excerpt:
    'A retailer with three separate customer lists put them on one weekly view and learned what brings people back.',
  industry: 'Retail',
  solution: 'Custom AI Development',
  results: [
    '28% more repeat purchases.',
    '4 days to a weekly view that took a month.',
    '9% of all records found to be duplicates.',
  ],
  figure: {
    measure: 'Repeat purchases, January = 100',
    kind: 'line',
    points: [99, 101, 98.5, 101, 100.5, 103, 109, 113, 118.5, 121, 126, 128],
    changeAt: 4,
    start: 'Jan',
    change: 'May, model live',
    end: 'Dec',
    highlight: '+28%',
    alt: 'Line chart, illustrative: repeat purchases stay near 100 from January to May, then rise to 128 by December after the model went live.',
    detail: {
      caption: 'Repeat purchases in each month, January = 100',
      ticks: [90, 100, 110, 120, 130],
      times: [
        { at: 0, label: 'Jan' },
        { at: 4, label: 'May' },
        { at: 8, label: 'Sep' },
        { at: 11, label: 'Dec' },
      ],
      last: '+28%',
    },
  },
  narrative: {
    challenge: [
      'The retailer sells homeware in eleven shops, through a web store and at seasonal markets. Each channel kept a customer list of its own, and each list had its own idea of what a customer was: a card number, an email address, a name on a receipt.',
      'Once a month an analyst put the three exports side by side in a spreadsheet. It took most of a week, the numbers were a month old when the buyers saw them, and nobody could say whether the person who bought a lamp in March had been there before. Promotions went to everybody, because there was no better list to send them to.',
    ],
    approach: [
      {
        title: 'Match',
        note: 'agree who is one customer',
        from: 0,
        text: 'With the shop managers and the web team we agreed when two records are one person. Four hundred pairs were judged by hand. Those pairs became the test that every later version of the matching had to pass.',
      },
      {
        title: 'Model',
        note: 'learn why they return',
        from: 2,
        text: 'A small model learned from three years of receipts which first purchases are followed by a second. It was kept simple on purpose: each score comes with the two reasons that weigh most, in words that a buyer uses.',
      },
      {
        title: 'Monday',
        note: 'one view every week',
        from: 4,
        text: 'From May the view was rebuilt each weekend and opened on Monday. For eight weeks the old report ran beside it, and every difference between the two was explained before the old one was switched off.',
      },
    ],
    results: [
      'By December, repeat purchases stood 28% above their January level. The buyers did not get there with more promotions. They stopped three that reached people who were coming back anyway, and moved the money to a second-visit offer for first-time buyers of kitchenware, the group that the model had marked as undecided.',
      'The monthly spreadsheet became a view that is four days old at most. Matching found that 9% of the records were duplicates, which explained a good part of the postage bill.',
    ],
    quote: {
      text: 'We used to argue about who our customer was. Now we argue about what to offer next, which is a better argument.',
      role: 'Head of merchandising',
      company: 'homeware retailer',
    },
    impact: [
      'The retailer owns the code, the tests and the rules for matching. The analyst who used to build the spreadsheet now maintains them, and added the market stalls as a source of their own without our help.',
      'Twice a year the team repeats the hand check on a fresh set of pairs. If agreement falls below the level of the first four hundred, scores are paused until somebody has found out why. People still decide the offers: the view proposes groups, and buyers choose what each one receives.',
    ],
    closing: {
      heading: 'Three lists, one customer?',
      lead: 'Bring the column headings of your exports, no names needed. We tell you in one call what could be matched and what could be learned from it.',
    },
  },
  meta: {
    title: 'Case study: retail customer insights',
    description:
      'An illustrative case study: how a retailer put three customer lists on one weekly view and learned which customers come back, and why.',
  },
};
