import { z } from 'zod';
import { slug, text } from './fields';

export const testimonial = z.strictObject({
  id: slug,
  quote: text(300),
  author: text(60),
  title: text(60),
  company: text(60),
  rating: z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
});
export type Testimonial = z.infer<typeof testimonial>;
