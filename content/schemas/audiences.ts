import { z } from 'zod';
import { meta, path, slug, text } from './fields';
import { iconName } from './icons';
import { hasSections, landingPage } from './landing-page';

export const audience = z.strictObject({
  id: slug,
  title: text(40),
  description: text(200),
  features: z.array(text(80)).min(2, 'must list at least 2 features').max(6),
  iconName,
  ctaText: text(40),
  ctaLink: path,
  page: landingPage
    .refine(({ hero }) => hero.benefits?.length === 3, {
      path: ['hero', 'benefits'],
      error: 'must list exactly 3 benefits',
    })
    .superRefine(
      hasSections(
        { kind: 'features' },
        { kind: 'featured-solution' },
        { kind: 'services' },
        { kind: 'articles' },
        { kind: 'testimonial' },
        { kind: 'faq' },
      ),
    ),
  meta,
});
export type Audience = z.infer<typeof audience>;
export type AudienceInput = z.input<typeof audience>;
