import { chat } from '@/content/chat';

export const dynamic = 'force-static';

/**
 * What the assistant knows, as a script module that is written when the site is built. The browser loads it
 * with the chat's panel, on first intent; asking and answering then need no server (CALLS-17).
 */
export function GET() {
  return new Response(`export default ${JSON.stringify(chat)}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
