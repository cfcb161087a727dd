import { compositeNote } from '../company/facts';
import type { IndustryInput } from '../schemas/industries';

export const retail: IndustryInput = {
  id: 'retail',
  title: 'Retail',
  description:
    'Forecasts you can base orders on, product data that matches the shelf, and the reasons customers come back.',
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
    title: 'AI consulting for retail',
    description:
      'AI for retail: demand forecasts you can base orders on, product data that matches the shelf, and the reasons your customers come back.',
  },
  page: {
    hero: {
      heading: 'Order what will sell',
      lead: 'AI for retail: demand forecasts with their margin of error, product data that matches the shelf, and the reasons your customers come back.',
      action: 'Book a Consultation',
      illustration: {
        name: 'retail',
        alt: 'One product’s weekly sales: the forecast stays within 5% on average, while a plan copied from last year misses the peak by a month.',
        note: 'Example: one steady seller, at our target of 95%: the forecast misses weekly sales by 5% on average.',
      },
    },
    sections: [
      {
        kind: 'text-columns',
        title: 'Where retailers lose margin',
        items: [
          {
            title: 'The forecast is last year’s',
            description: 'Same week, same number, no matter what the weather or your competitors do.',
          },
          {
            title: 'Promotions compete',
            description: 'Two offers share a shelf, and you can’t tell which one sold.',
          },
          {
            title: 'Product data disagrees',
            description: 'The site, the label and the warehouse each say something different.',
          },
          {
            title: 'One question fills the inbox',
            description: 'Customers ask “Where is my order?” all day, worded every possible way.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we build for retail',
        lead: 'Start with one category or one store and compare the results.',
        items: [
          {
            title: 'Demand forecasting',
            description:
              'Demand by product and store. Target: 95% forecast accuracy on the weekly sales of steady sellers.',
            icon: 'trending-up',
          },
          {
            title: 'Customer insight and retention',
            description: 'See which customers come back, which don’t, and what they bought first.',
            icon: 'users',
          },
          {
            title: 'Price and promotion planning',
            description: 'Test an offer on past sales before it takes up shelf space.',
            icon: 'percent',
          },
          {
            title: 'Product data and descriptions',
            description: 'Write each item’s record once and use it everywhere.',
            icon: 'package',
          },
          {
            title: 'Service inbox triage',
            description: 'Sort orders, returns and complaints, with a draft answer for each.',
            icon: 'inbox',
          },
          {
            title: 'Returns and fraud checks',
            description: 'Spot odd return patterns, receipts attached, before you refund.',
            icon: 'receipt',
          },
        ],
        action: { label: 'All Services', href: '/services' },
      },
      {
        kind: 'showcase',
        title: 'What buyers still decide',
        lead: 'A buyer can overrule any forecast. We keep both numbers so you can compare.',
        items: [
          {
            line: 'Customers who come back, and what they bought first',
            title: 'The assortment: what your store stands for',
            person: true,
          },
          {
            line: 'Demand forecast, with its margin of error',
            title: 'The final order quantity',
            person: true,
          },
          { line: 'Offer, tested on past sales', title: 'The prices customers compare', person: true },
          {
            line: 'Complaint, with a draft answer',
            title: 'The apology when something goes wrong',
            person: true,
          },
        ],
      },
      {
        kind: 'case-studies',
        title: 'What changed for one retailer',
        note: compositeNote,
        match: { industry: 'retail' },
        action: { label: 'View All Case Studies', href: '/case-studies' },
      },
      {
        kind: 'faq',
        title: 'What retailers ask first',
        questions: [
          {
            question: 'How much sales history do you need?',
            answer:
              'Two years of weekly sales per product and store show the seasons twice. With less, we say which products can be forecast and which can’t yet.',
            utterances:
              'we only switched to the new till last year; the old sales data is gone; is that enough data for forecasting; how much past data for a forecast; how many years of sales data; how much history do you need; we only have six months of sales data; is one year of data enough to predict demand; how far back should our sales records go; minimum history for forecasting; and if we only have a year of sales; two years needed; weekly or daily sales figures; what data do you need for the demand forecast; how long a track record per store and product; we only switched tills 14 months ago so',
          },
          {
            question: 'What about new products?',
            answer:
              'They have no history, so the forecast borrows from similar ones and says so. Your buyer sets the first order.',
            utterances:
              'can you forecast something we never sold; forecast for new items; what about seasonal items that are new; how do you forecast an item we never sold; what about launches; can it predict a new product; we bring out a new collection every season; and for new items; no history, no forecast; articles without past sales; does the forecast work for novelties; half our range is new each year; cold start problem for fresh products; who fixes the first order for a new line',
          },
          {
            question: 'Can a buyer overrule the forecast?',
            answer: 'Yes, always. We keep both numbers, so after the season you can see who was closer.',
            utterances:
              'who decides what we order; can we change the forecast; can my buyers change what it says; what if the forecast is wrong; can we change the forecast by hand; what if our buyer disagrees with the number; does my purchaser have the final say; is the suggestion binding for the buyers; can i override it; and if the buyer knows better; manual corrections to the demand plan; my buyers trust their gut, can they ignore it; do we have to follow the predicted quantities; is a human able to adjust order quantities; buyer has the last word; can my buyer just ignore it',
          },
        ],
        positions: [1, 2, 3],
      },
    ],
    closing: {
      heading: 'Bring us one category',
      lead: 'Its weekly sales and your last plan are enough to show how far off the plan was, and in which weeks.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
