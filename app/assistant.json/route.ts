import { chatContent } from '@/content/chat';
import { clean } from '@/lib/content/text-marks';

export const dynamic = 'force-static';

/** What the assistant says by itself. The browser loads it when a visitor first turns to the chat. */
export function GET() {
  return new Response(JSON.stringify(clean(chatContent)), {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
