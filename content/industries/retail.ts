import type { IndustryInput } from './schema';

export const retail: IndustryInput = {
  id: 'retail',
  title: 'Retail',
  description: 'Forecasts that hold, shelves that match, and a reason why customers return.',
  useCases: [
    'Demand forecasting',
    'Customer insight and retention',
    'Price and promotion planning',
    'Product data and descriptions',
    'Service inbox triage',
    'Returns and fraud checks',
  ],
  iconName: 'shopping-bag',
  ctaLink: '/industries/retail',
  meta: {
    title: 'AI for retail',
    description:
      'Demand forecasts that hold, product data that matches the shelf, and a clear reason why customers return. AI for retail teams.',
  },
  page: {
    hero: {
      heading: 'Order what will sell',
      lead: 'AI for retail: demand forecasts with their error printed beside them, product data that matches the shelf, and a reason why customers return.',
      action: 'Book a Consultation',
      figure: {
        kind: 'forecast',
        alt: 'Line chart, illustrative: weekly sales of one product. From today on the forecast stays close to what was sold, off by 5% on average, while the plan copied from last year misses the peak by a month.',
        note: 'The series is illustrative; 95% forecast accuracy is our stated figure. Accuracy is 100% less the average miss of the weeks after today.',
        measure: 'Units sold a week, one product',
        unit: 'Week',
        today: 'Today',
        forecast: 'Forecast',
        plan: 'Last year’s plan',
        sold: 'Sold',
        accuracy: { value: '95%', label: 'forecast accuracy' },
        soldPoints: [
          50, 54, 49, 53, 58, 55, 60, 57, 62, 66, 63, 68, 75, 84, 95, 104, 100, 88, 76, 70, 66, 64,
        ],
        forecastPoints: [65, 79, 80, 100, 99, 105, 84, 80, 67, 70, 61],
        planPoints: [62, 64, 66, 69, 72, 76, 82, 90, 99, 102, 96],
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'Four places where margin leaks',
        items: [
          {
            title: 'The forecast is last year',
            description: 'Same week, same number, whatever the weather and the competitor did.',
          },
          {
            title: 'Promotions eat each other',
            description: 'Two offers share a shelf, and nobody knows which one sold.',
          },
          {
            title: 'Product data disagrees',
            description: 'The site, the label and the warehouse each have their own truth.',
          },
          {
            title: 'Service answers one question',
            description: 'Where is my order, in every possible wording, all day.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we put to work in retail',
        lead: 'Start with one category or one store, and compare.',
        items: [
          {
            title: 'Demand forecasting',
            description: 'Demand by product and store with 95% forecast accuracy, checked against what sold.',
            icon: 'trending-up',
          },
          {
            title: 'Customer insight and retention',
            description: 'Which customers come back, which do not, and what they bought first.',
            icon: 'users',
          },
          {
            title: 'Price and promotion planning',
            description: 'Tries an offer on paper before it takes up a shelf.',
            icon: 'percent',
          },
          {
            title: 'Product data and descriptions',
            description: 'One record for each item, written once and used everywhere.',
            icon: 'package',
          },
          {
            title: 'Service inbox triage',
            description: 'Orders, returns and complaints told apart, with the answer drafted.',
            icon: 'inbox',
          },
          {
            title: 'Returns and fraud checks',
            description: 'Odd patterns shown with their receipts, before the refund.',
            icon: 'receipt',
          },
        ],
        action: { label: 'All services', href: '/services' },
      },
      {
        kind: 'fit',
        tone: 'band',
        title: 'What buyers keep in hand',
        lead: 'A forecast is an argument. The buyer may overrule it, and the override is kept for comparison.',
        items: [
          'The range: what the shop stands for',
          'The final order quantity',
          'Prices that customers compare',
          'The apology when something went wrong',
        ],
      },
      {
        kind: 'studies',
        title: 'How it went in retail',
        note: 'Illustrative figures.',
        match: { industry: 'Retail' },
        action: { label: 'All case studies', href: '/case-studies' },
      },
      { kind: 'faq', title: 'Questions from buyers and merchants', positions: [1, 2, 3] },
    ],
    closing: {
      heading: 'Bring one category.',
      lead: 'Its weekly sales are enough to show how far off the old plan was, and in which weeks.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
