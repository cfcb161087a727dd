import type { UrlCodec } from '@/lib/routes/url-codec';

/** The query in the address of the search page, '/search?q=…'. */
export const searchCodec: UrlCodec<string> = {
  initial: '',
  read: (url) => url.searchParams.get('q')?.trim() ?? '',
  write: (url, query) => {
    if (query === '') url.searchParams.delete('q');
    else url.searchParams.set('q', query);
  },
  // Typing adds one history entry, not one per pause.
  replaces: (before) => before !== '',
};

/** The words of an unknown address: '/services/ai-trainings' becomes 'services ai trainings'. A malformed escape stays. */
export const readQueryFromPath = (path: string): string =>
  (new URLSearchParams(`q=${path.replace(/[&+]/g, ' ')}`).get('q') ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
