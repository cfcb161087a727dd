import { checkEntry } from '@/lib/content/check';
import { synonyms } from './search-synonyms.schema';

/**
 * Words that visitors and pages use for the same thing. The search and the assistant find a passage by any word of a
 * group. Other forms of a word, such as its plural, need no entry.
 */
export const searchSynonyms = checkEntry(synonyms, 'content/search-synonyms.ts', [
  ['price', 'cost', 'fee', 'charge', 'rate', 'pay', 'expensive', 'cheap'],
  ['staff', 'employee', 'people', 'team', 'colleague', 'worker', 'workforce'],
]);
