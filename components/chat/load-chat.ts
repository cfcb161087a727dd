import { assistantRoute } from '@/lib/browser-routes';
import type { ChatData } from '@/lib/chat/types';

/** The panel and the assistant's data, loaded together on hover, focus or click. */
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
  // The file is a route of the site, so the bundler must not resolve this import.
  const file = await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ `${assistantRoute}`);
  return file.default;
}
