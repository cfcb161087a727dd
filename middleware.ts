import { type NextRequest, NextResponse } from 'next/server';
import { caseStudies } from '@/content/case-studies';
import { redirects } from '@/content/redirects';
import { routes } from '@/lib/routes';
import { markdownPath } from '@/lib/seo/page-files';

/** Each study, its Markdown alternate, and the old addresses, which lead on by themselves. */
const known = new Set<string>([
  ...caseStudies.flatMap(({ url }) => [url, markdownPath(url)]),
  ...redirects.map(({ from }) => from),
]);

/**
 * The two redirects of the route table: the industries entry of the solutions menu (ROUTE-04), and case
 * studies that do not exist (CASES-06). 307 and no-store, so that nothing remembers an unknown slug.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (pathname === '/solutions/industries') {
    return NextResponse.redirect(new URL(routes.industries, request.url), 308);
  }
  if (known.has(pathname)) return NextResponse.next();
  const answer = NextResponse.redirect(new URL(routes.caseStudies, request.url), 307);
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

export const config = { matcher: ['/solutions/industries', '/case-studies/:slug'] };
