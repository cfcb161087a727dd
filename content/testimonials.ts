// Placeholders: replace these testimonials with real, agreed ones before launch. They name roles, not people.
import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { testimonial } from './testimonials.schema';

export const testimonials = checkEntry(z.array(testimonial), 'content/testimonials.ts', [
  {
    id: 'operations-director',
    quote:
      'They timed the old process before touching it. When the new one ran, nobody had to argue about whether it was better.',
    author: 'Operations director',
    title: 'Operations',
    company: 'Regional logistics company',
    rating: 5,
    portrait: 1,
  },
  {
    id: 'managing-partner',
    quote: 'Our paralegals wrote the test cases. That is why they trust the result.',
    author: 'Managing partner',
    title: 'Management',
    company: 'Commercial law firm',
    rating: 5,
    portrait: 2,
  },
  {
    id: 'head-of-people',
    quote: 'Two days of training, and the questions in our team channel changed completely.',
    author: 'Head of people',
    title: 'People team',
    company: 'Online retailer',
    rating: 4,
    portrait: 4,
  },
  {
    id: 'project-manager',
    quote:
      'I came with a report that took my Fridays. I left with a draft of it, and I know where the draft can be wrong.',
    author: 'Project manager',
    title: 'Individual participant',
    company: 'Construction planning',
    rating: 5,
    portrait: 3,
  },
  {
    id: 'head-of-product',
    quote:
      'Two of our three ideas were stopped before we had told anyone about them. The third one is in the product.',
    author: 'Head of product',
    title: 'Product',
    company: 'Software company, early stage',
    rating: 5,
    portrait: 1,
  },
  {
    id: 'program-lead',
    quote: 'We had pilots everywhere and no list. Now there is a list, and it is short.',
    author: 'Program lead',
    title: 'Program office',
    company: 'Insurance group',
    rating: 5,
    portrait: 2,
  },
]);
