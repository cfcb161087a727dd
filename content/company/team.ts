// Placeholders: the names and biographies below are fictional. Replace them with real people before launch.
import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { teamMember } from '../schemas/about';

/** The leadership cards of the about page, in this order. */
export const team = checkEntry(z.array(teamMember).min(1), 'content/company/team.ts', [
  {
    id: 'managing-director',
    name: 'Maren Oakhurst',
    title: 'Managing director',
    bio: 'Ran operations before she advised on them. She starts every project with a stopwatch.',
    portrait: 2,
  },
  {
    id: 'engineering-lead',
    name: 'Devan Raghunath',
    title: 'Head of engineering',
    office: 'Bangalore',
    bio: 'Leads the team that builds. For him, a system is finished once someone else can change it.',
    portrait: 1,
  },
  {
    id: 'training-lead',
    name: 'Lucia Ferrandell',
    title: 'Head of training',
    bio: 'Has taught adults for most of her career, always with their own files.',
    portrait: 4,
  },
  {
    id: 'delivery-lead',
    name: 'Conall Breslane',
    title: 'Head of European delivery',
    office: 'Dublin',
    bio: 'Works with clients from the first call to the last measurement.',
    portrait: 3,
  },
]);

/** The title of a leader inside a sentence, such as 'head of training': none once nobody has that id. */
export const roleOf = (id: string): string | undefined =>
  team.find((person) => person.id === id)?.title.replace(/^./, (letter) => letter.toLowerCase());
