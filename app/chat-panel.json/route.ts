import { chatContent } from '@/app/_lib/chat-content';
import { jsonFile } from '@/app/_lib/json-file';
import type { ChatPanelTexts } from '@/lib/chat/types';

export const dynamic = 'force-static';

const { greeting, quickReplies, results, cleared, handedOver, personLabel, failed, retry } = chatContent;
const texts: ChatPanelTexts = {
  greeting,
  quickReplies,
  results,
  cleared,
  handedOver,
  personLabel,
  failed,
  retry,
};

/** What the chat's panel shows. The browser loads it when a visitor first points at the chat, focuses or opens it. */
export const GET = () => jsonFile(texts);
