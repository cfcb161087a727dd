import { assistantRoute } from '@/lib/browser-routes';
import type { ChatData } from '@/lib/chat/data';

/** The panel and what the assistant knows: loaded together, on first intent. */
export type ChatParts = { Chat: typeof import('./chat').Chat; data: ChatData };

let loading: Promise<ChatParts> | undefined;

/** Loads the parts once; after a failure the next call tries again. */
export function loadChat(): Promise<ChatParts> {
  loading ??= Promise.all([import('./chat'), loadData()]).then(
    ([{ Chat }, data]) => ({ Chat, data }),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

async function loadData(): Promise<ChatData> {
  // The bundler must leave this import alone: the file is a route of the site, not a module of the bundle.
  const file = await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ `${assistantRoute}`);
  return file.default;
}
