import type { ChatPanelTexts, ChatReply } from './types';

/** The reply where what the chat answers from did not load. */
export const createFailedReply = ({ failed, retry, personLabel }: ChatPanelTexts): ChatReply => ({
  content: failed,
  next: [
    { kind: 'retry', label: retry },
    { kind: 'person', label: personLabel },
  ],
});
