import { chatContent } from '@/app/_lib/chat-content';

export const dynamic = 'force-static';

/** What the chat says by itself. The browser loads it when a visitor first points at the chat, focuses or opens it. */
export function GET() {
  return new Response(JSON.stringify(chatContent), {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
