import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { faqItem } from './schema';

/** The shared questions. Pages show them by position (1-based), so the order is part of the content. */
export const sharedFaq = checkEntry(
  z.array(faqItem).min(5, 'must have at least 5 questions'),
  'content/faq.ts',
  [
    {
      question: 'How long does an AI project take?',
      answer:
        'Simple automations take 1-2 weeks. Larger transformations take 1-3 months. The pricing calculator gives a number of weeks for your own case.',
    },
    {
      question: 'When will we see a return?',
      answer:
        'Most clients reach a positive ROI within 3-6 months, and the average is 3-5x in year one. We agree the measure with you before we start.',
    },
    {
      question: 'Do we need technical people on our side?',
      answer:
        'No. We need one person who knows the process and can say what a correct result looks like. Where systems must be connected, we work with whoever looks after them.',
    },
    {
      question: 'What happens to our data?',
      answer:
        'It stays in systems that you control or approve. Before any work starts we agree in writing which data is used, where it is processed and when copies are deleted.',
    },
    {
      question: 'What if the result is not good enough?',
      answer:
        'Quality is measured on your own cases from the first week, so you see it before launch. If the measure we agreed is not met, the system does not go live until it is.',
    },
  ],
);

/** The four common questions of the contact page. */
export const contactFaq = checkEntry(z.array(faqItem).length(4, 'must have 4 questions'), 'content/faq.ts', [
  { question: 'How soon will I hear back?', answer: 'Within 1 business day.' },
  {
    question: 'What should I prepare?',
    answer:
      'One process that costs you time, and roughly how often it happens. An example of the input and of a good result helps. Slides are not needed.',
  },
  {
    question: 'Do you offer remote consultations?',
    answer: 'Yes. Consultations are held remotely, by video or by phone, whichever suits you.',
  },
  {
    question: 'What do you need for a quote?',
    answer:
      'The service you have in mind, the size of the team, when it should be done, and the systems it touches. An estimate from the pricing calculator is a good start.',
  },
]);
