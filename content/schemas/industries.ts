import { z } from 'zod';
import { meta, path, slug, text } from './fields';
import { iconName } from './icons';
import { hasSections, landingPage } from './landing-page';

export const industry = z.strictObject({
  id: slug,
  title: text(40),
  description: text(200),
  useCases: z.array(text(60)).min(4, 'must list at least 4 use cases').max(10),
  iconName,
  /** A draft appears in `next dev` and in deploy previews, and nowhere else. */
  draft: z.boolean().default(false),
  ctaLink: path,
  page: landingPage.superRefine(
    hasSections(
      { kind: 'text-columns', items: 4, of: 'challenges' },
      { kind: 'features', items: 6, of: 'solutions' },
      { kind: 'case-studies' },
      { kind: 'faq' },
    ),
  ),
  meta,
});
export type Industry = z.infer<typeof industry>;
export type IndustryInput = z.input<typeof industry>;
