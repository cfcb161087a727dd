import { chatContent, trainingExamples } from '@/content/chat';
import { trainAssistant } from '@/lib/chat/train';
import { clean } from '@/lib/content/text-marks';

export const dynamic = 'force-static';

/**
 * The assistant as a script module. It is trained and written when the site is built, and loaded when a visitor first
 * turns to the chat; asking and answering then need no server.
 */
export function GET() {
  const data = trainAssistant(clean(chatContent), clean(trainingExamples));
  return new Response(`export default ${JSON.stringify(data)}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
