import { checkEntry } from '@/lib/content-check/check';
import { searchTexts } from '../schemas/search';

export const searchPage = checkEntry(searchTexts, 'content/search/search.ts', {
  heading: 'Search',
  lead: 'Type a word or a whole question. The search runs in your browser, and nothing you type is sent to us.',
  meta: {
    title: 'Search',
    description:
      'Search every page of this site: services, prices, questions and answers, articles, guides and case studies.',
  },
  field: { label: 'Search this site', button: 'Search', placeholder: 'A word or a question' },
  loading: 'Searching',
  failed: 'The search could not load. Try again, or choose a page from the list below.',
  none: {
    before: 'Ask the assistant at the bottom of the page, ',
    link: 'write to us',
    after: ', or choose a page from the list below.',
  },
  allPages: 'All pages',
  suggestions: 'Pages that may be what you wanted',
});
