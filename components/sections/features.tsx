import { FeatureList } from '@/components/ui/feature-card';
import type { SectionRenderer } from './types';

/** A ruled list of features. Three or nine fill rows of three. */
export const Features: SectionRenderer<'features'> = ({ items }) => (
  <FeatureList columns={items.length % 3 === 0 && items.length % 2 ? 3 : 2} items={items} />
);
