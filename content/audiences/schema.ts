import { z } from 'zod';
import { landingPage } from '../landing-page/schema';
import { meta, path, slug, text } from '../schemas/fields';
import { iconName } from '../schemas/icons';

export const audience = z.strictObject({
  id: slug,
  title: text(40),
  description: text(200),
  features: z.array(text(80)).min(3, 'must list at least 3 features').max(6),
  iconName,
  ctaText: text(40),
  ctaLink: path,
  page: landingPage,
  meta,
});
export type Audience = z.infer<typeof audience>;
export type AudienceInput = z.input<typeof audience>;
