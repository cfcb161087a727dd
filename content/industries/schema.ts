import { z } from 'zod';
import { landingPage } from '../landing-page/schema';
import { meta, path, slug, text } from '../schemas/fields';
import { iconName } from '../schemas/icons';

export const industry = z.strictObject({
  id: slug,
  title: text(40),
  description: text(200),
  useCases: z.array(text(60)).min(4, 'must list at least 4 use cases').max(10),
  iconName,
  ctaLink: path,
  page: landingPage,
  meta,
});
export type Industry = z.infer<typeof industry>;
export type IndustryInput = z.input<typeof industry>;
