import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { statistic } from './statistics.schema';

/** The statistics of the home page, as the specification states them. */
export const statistics = checkEntry(z.array(statistic), 'content/statistics.ts', [
  { label: 'clients empowered', value: '10+' },
  { label: 'years of experience', value: '20+' },
  { label: 'AI solutions deployed', value: '10+' },
  { label: 'hours saved annually', value: '120,000+' },
]);

/** The return that the same band draws as a curve. */
export const returnOnInvestment = checkEntry(statistic, 'content/statistics.ts', {
  label: 'average ROI within the first year',
  value: '100',
  unit: '%',
});
