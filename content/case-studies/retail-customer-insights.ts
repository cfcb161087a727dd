import type { CaseStudyInput } from '../schemas/case-studies';

export const retailCustomerInsights: CaseStudyInput = {
  id: 'retail-customer-insights',
  url: '/case-studies/retail-customer-insights',
  title: 'Knowing which customers come back, and why',
  excerpt:
    'A retailer combined three customer lists into one weekly report and learned what brings people back.',
  industry: 'retail',
  solution: 'custom-ai-development',
  results: [
    '28% more repeat purchases than a year earlier.',
    '1 report a week instead of one a month.',
    '9% of customer records were duplicates.',
  ],
  chart: {
    measure: 'Repeat purchases, same weeks last year = 100',
    kind: 'line',
    points: [99, 101, 98.5, 101, 100.5, 103, 109, 113, 118.5, 121, 126, 128],
    changeAt: 4,
    change: 'Week 9, model live',
    alt: 'Line chart: compared with the same weeks a year earlier, repeat purchases stay near 100 until the model goes live in week 9, then rise to 128 by week 23.',
    detail: {
      caption: 'Repeat purchases every two weeks; same weeks last year = 100',
      ticks: [90, 100, 110, 120, 130],
      times: [
        { at: 0, label: 'Week 1' },
        { at: 4, label: 'Week 9' },
        { at: 8, label: 'Week 17' },
        { at: 11, label: 'Week 23' },
      ],
      base: 100,
      last: '128',
    },
  },
  narrative: {
    challenge: [
      'The retailer sells housewares in eleven stores, online and at seasonal markets. Each channel kept its own customer list, and each list defined a customer differently: a card number, an email address, a name on a receipt.',
      'Once a month an analyst compared the three exports in a spreadsheet. It took most of a week, and the numbers were a month old when the buyers saw them. No one could tell whether the customer who bought a lamp in March had bought anything before. Promotions went to everyone, because there was no better list.',
    ],
    approach: [
      {
        title: 'Match',
        note: 'define a customer',
        from: 0,
        text: 'With the store managers and the web team, we agreed on when two records are the same customer. We judged four hundred pairs by hand. Every later version of the matching had to pass a test on those pairs.',
      },
      {
        title: 'Model',
        note: 'learn why they return',
        from: 2,
        text: 'From three years of receipts, a small model learned which first purchases lead to a second. We kept it simple on purpose: each score comes with its two strongest reasons, in words buyers use.',
      },
      {
        title: 'Report',
        note: 'one report every week',
        from: 4,
        text: 'From week 9 on, the report was rebuilt every weekend. The old one ran beside it for eight weeks, and we explained every difference between the two before switching it off.',
      },
    ],
    results: [
      'By week 23, repeat purchases were 28% higher than in the same weeks a year earlier. Buyers didn’t get there with more promotions. They stopped three that went to people who were coming back anyway. The money went into an offer for first-time kitchenware customers, the group the model had marked as undecided.',
      'The monthly spreadsheet became a weekly report. Matching found that 9% of the records were duplicates, which had been adding to the postage bill.',
    ],
    quote: {
      text: 'We used to argue about who our customer was. Now we argue about what to offer next, which is a better argument.',
      role: 'Head of merchandising',
      company: 'housewares retailer',
    },
    impact: [
      'The retailer owns the code, the tests and the matching rules. The analyst who used to build the spreadsheet now maintains them, and has added a new source without our help.',
      'Before each season the team will judge a fresh set of pairs by hand. If the matching does worse than on the first four hundred, scores are paused until someone finds out why. Buyers still choose the offers: the report suggests groups, and they decide what each one gets.',
    ],
    closing: {
      heading: 'Three lists, one customer?',
      lead: 'Bring the column headings from your exports, with no customer data. In one call we’ll tell you what you could match and what you could learn from it.',
    },
  },
  meta: {
    title: 'Composite case: retail customer insights',
    description:
      'A composite case, with illustrative figures: how a retailer combines three customer lists into one weekly report and learns which customers come back, and why.',
  },
};
