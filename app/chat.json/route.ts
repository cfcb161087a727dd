import { chatContent } from '@/app/_lib/chat-content';
import { jsonFile } from '@/app/_lib/json-file';

export const dynamic = 'force-static';

/** What the chat knows and says. The browser loads it with the panel. */
export const GET = () => jsonFile(chatContent);
