import { passagesRoute } from '@/lib/routes/browser-routes';
import type { PassageFile } from '@/lib/search/passage';
import type { Search } from '@/lib/search/search';

let loading: Promise<Search> | undefined;

/** The search over the site's passages, loaded and built once; after a failure the next call tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= Promise.all([import('@/lib/search/search'), loadPassages()]).then(
    ([{ createSearch }, file]) => createSearch(file),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

async function loadPassages(): Promise<PassageFile> {
  const answer = await fetch(passagesRoute);
  if (!answer.ok) throw new Error(`${passagesRoute} answered ${answer.status}.`);
  return answer.json();
}
