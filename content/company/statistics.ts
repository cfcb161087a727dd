import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { company } from './company';
import { facts } from './facts';
import { statistic } from './statistics.schema';

/** The statistics of the home page, as the specification states them. */
export const statistics = checkEntry(z.array(statistic), 'content/company/statistics.ts', [
  { label: 'clients empowered', value: facts.clients.value },
  { label: 'years of experience', value: facts.experience.value },
  { label: 'AI solutions deployed', value: facts.ownSolutions.value },
  { label: 'hours saved annually', value: facts.hoursSaved.value },
]);

/** What the statistics count, beside them. */
export const statisticsNote = `The counts are ${company.name}’s own work; hours are the total for all clients. “20+ years” is the longest career on our team.`;

/** The return that the same band draws as a curve. */
export const returnOnInvestment = checkEntry(statistic, 'content/company/statistics.ts', {
  label: 'average ROI within the first year',
  value: facts.netReturn.value,
  unit: '%',
});
