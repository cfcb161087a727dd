import { sitePages } from '@/app/_lib/site-pages';
import { json } from '@/lib/contact/result';
import { reportsOn } from '@/lib/reports/browser-script';
import { handleReports } from '@/lib/reports/handle-reports';
import { siteOrigin } from '@/lib/routes/site-origin';

const pages: ReadonlySet<string> = new Set(sitePages.map(({ path }) => path));

/** Reports from visitors' browsers. Answers 404 unless the build has BROWSER_REPORTS=1. */
export function POST(request: Request): Promise<Response> | Response {
  return reportsOn ? handleReports(request, siteOrigin, pages) : json(404, { message: 'Not found.' });
}
