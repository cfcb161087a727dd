import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { facts } from './facts';
import { statistic } from './statistics.schema';

/** The statistics of the home page, as the specification states them. */
export const statistics = checkEntry(z.array(statistic), 'content/statistics.ts', [
  { label: 'clients empowered', value: facts.clients.value },
  { label: 'years of experience', value: '20+' },
  { label: 'AI solutions deployed', value: facts.ownSolutions.value },
  { label: 'hours saved annually', value: facts.hoursSaved.value },
]);

/** The return that the same band draws as a curve. */
export const returnOnInvestment = checkEntry(statistic, 'content/statistics.ts', {
  label: 'average ROI within the first year',
  value: facts.netReturn.value,
  unit: '%',
});
