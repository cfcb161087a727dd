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
 * Redirects `/solutions/industries` to the industries for good, and a case study that does not exist to the list of
 * case studies. The second is 307 with `no-store`, because a study may be published at that address later.
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
