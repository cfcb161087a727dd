// Placeholders: the names and biographies below are fictional. Replace them with real people before launch.
import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { teamMember } from './about.schema';

/** The leadership cards of the about page, in this order. */
export const team = checkEntry(z.array(teamMember).min(1), 'content/team.ts', [
  {
    id: 'managing-director',
    name: 'Maren Oakhurst',
    title: 'Managing director',
    bio: 'Ran operations before she advised on them. Opens every project with a stopwatch and a chair beside the person who does the work.',
    portrait: 2,
  },
  {
    id: 'engineering-lead',
    name: 'Devan Raghunath',
    title: 'Head of engineering, Bangalore',
    bio: 'Leads the team that builds and hands over. Believes that a system nobody else can change is not finished.',
    portrait: 1,
  },
  {
    id: 'training-lead',
    name: 'Lucia Ferrandell',
    title: 'Head of training',
    bio: 'Taught adults for most of her working life. Her courses use the files on the table, not examples from a book.',
    portrait: 4,
  },
  {
    id: 'delivery-lead',
    name: 'Conall Breslane',
    title: 'Head of European delivery, Dublin',
    bio: 'Looks after clients from the first call to the last measurement, and keeps the list of things that went wrong.',
    portrait: 3,
  },
]);
