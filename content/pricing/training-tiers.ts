import { contentError } from '@/lib/content/check';
import { clean } from '@/lib/content/text-marks';
import { priceOfText } from '@/lib/pricing/price-text';
import { services } from '../services';

const FILE = 'content/services/ai-training.ts';

/**
 * The tiers of the training page as facts that others may state: name, whole US dollars per person (none
 * where the price is agreed case by case), and the support that comes with it.
 */
export const trainingTiers = services
  .flatMap((service) => service.page.sections)
  .flatMap((section) => (section.kind === 'pricing-tiers' ? section.items : []))
  .map(({ name, price, features }) => ({
    name,
    usd: priceOfText(price),
    support:
      features.find((feature) => clean(feature).endsWith('support')) ??
      contentError(
        { file: FILE, entry: name, field: 'features' },
        'names no support.',
        "Say it in a feature that ends in 'support'; the assistant repeats it.",
      ),
  }));
