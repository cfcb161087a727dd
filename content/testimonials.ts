// Placeholders: replace these testimonials with real, agreed ones before launch. They name roles, not people.
import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { testimonial } from './schema';

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
]);
