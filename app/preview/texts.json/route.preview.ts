import { readSources } from '@/lib/preview/read-sources';
import { readPreviewSettings } from '@/lib/preview/settings';

/**
 * Where each text of the site is written, for the bar of a preview (components/preview). Only a preview has it
 * (next.config.mjs). `next dev` reads the files each time it is asked.
 */
export const dynamic = 'force-static';

export function GET() {
  return Response.json({ edit: readPreviewSettings().edit, texts: readSources(process.cwd()) });
}
