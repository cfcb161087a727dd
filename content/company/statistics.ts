import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { statistic } from '../schemas/statistics';
import { facts } from './facts';

/** A fact as a statistic: value, label, and what it counts. */
export const statisticOf = ({ value, label, counts }: { value: string; label: string; counts: string }) => ({
  value,
  label,
  counts,
});

/** The hours that the home page draws as ticks, at its largest size. */
export const hoursSaved = checkEntry(
  statistic,
  'content/company/statistics.ts',
  statisticOf(facts.hoursSaved),
);

/** The statistics of the home page, as the specification states them. */
export const statistics = checkEntry(z.array(statistic), 'content/company/statistics.ts', [
  statisticOf(facts.clients),
  statisticOf(facts.experience),
  statisticOf(facts.ownSolutions),
  hoursSaved,
]);

/** The return that the same band draws as a curve. */
export const returnOnInvestment = checkEntry(statistic, 'content/company/statistics.ts', {
  ...statisticOf(facts.netReturn),
  unit: '%',
});
