import type { IndustryInput } from '../schema';

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
};
