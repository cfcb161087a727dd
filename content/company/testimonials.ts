// Placeholders: replace these testimonials with real, agreed ones before launch. They name roles, not people.
import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { testimonial } from '../schemas/testimonials';

/** The note of a block with one sample quote. */
export const sampleQuoteNote = 'A sample, rating included: no client said it.';

export const testimonials = checkEntry(z.array(testimonial), 'content/company/testimonials.ts', [
  {
    id: 'operations-director',
    quote:
      'They timed the old process before touching it. Once the new one was running, we didn’t have to argue about whether it was better.',
    author: 'Operations director',
    title: 'Operations',
    company: 'Regional logistics company',
    rating: 5,
  },
  {
    id: 'managing-partner',
    quote: 'Our paralegals wrote the test cases. That’s why they trust the result.',
    author: 'Managing partner',
    title: 'Management',
    company: 'Commercial law firm',
    rating: 5,
  },
  {
    id: 'head-of-people',
    quote: 'After three days of training, the questions in our team channel changed completely.',
    author: 'Head of people',
    title: 'People team',
    company: 'Online retailer',
    rating: 4,
  },
  {
    id: 'project-manager',
    quote: 'I came with a report that took up my Fridays. I left with a draft of it.',
    author: 'Project manager',
    title: 'Individual participant',
    company: 'Construction planning',
    rating: 5,
  },
  {
    id: 'head-of-product',
    quote:
      'We stopped two of our three ideas before we had told anyone about them. The third is in the product.',
    author: 'Head of product',
    title: 'Product',
    company: 'Early-stage software company',
    rating: 5,
  },
  {
    id: 'program-lead',
    quote: 'We had pilots everywhere and no list of them. Now there’s a list, and it’s short.',
    author: 'Program lead',
    title: 'Program office',
    company: 'Insurance group',
    rating: 5,
  },
]);
