import { useState } from 'react';
import { Chat } from '@/components/chat/chat';
import type { ChatView } from '@/components/chat/stored-chat';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { currencies } from '@/content/pricing/currencies';
import { bakery } from './chat';

/** The bakery's chat as an open panel, and its view in words. A `draft` waits to be sent. */
export function OpenedChat({ draft: text = '' }: { draft?: string | undefined }) {
  const [draft, setDraft] = useState({ text, queued: text !== '' });
  const [view, setView] = useState<ChatView>('open');
  return (
    <CurrencyProvider currencies={currencies} convertedNote="" mode="off" lookupUrl="">
      <Chat
        name="Bakery"
        texts={bakery}
        view={view}
        draft={draft}
        onDraft={setDraft}
        takesFocus
        fallback={null}
        onView={setView}
        onClose={() => setView('closed')}
      />
      <output aria-label="View">{view}</output>
    </CurrencyProvider>
  );
}
