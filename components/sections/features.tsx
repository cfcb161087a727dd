import { FeatureCard, FeatureList } from '@/components/ui/feature-card';
import type { Draw } from './types';

/** A ruled list of feature cards. Two or four fill rows of two. */
export const Features: Draw<'features'> = ({ items }) => (
  <FeatureList columns={items.length === 2 || items.length === 4 ? 2 : 3}>
    {items.map((item) => (
      <FeatureCard key={item.title} {...item} />
    ))}
  </FeatureList>
);
