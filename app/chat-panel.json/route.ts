import { jsonFile } from '@/app/_lib/json-file';
import { chatTexts } from '@/content/chat/texts';

export const dynamic = 'force-static';

/** The browser loads it when a visitor first points at the chat, focuses or opens it. */
export const GET = () => jsonFile(chatTexts);
