import { type NextRequest, NextResponse } from 'next/server';
import { caseStudies } from '@/content/case-studies';
import * as routes from '@/lib/routes';
import { getMarkdownPath } from '@/lib/seo/page-files';

const caseStudyPaths = new Set<string>(caseStudies.flatMap(({ url }) => [url, getMarkdownPath(url)]));

/**
 * Redirects `/solutions/industries` to `/industries`, and a case study that does not exist to the list of case studies.
 * The second is 307 with `no-store`, because a study may be published at that address later. The first is here because
 * the design card names the middleware for it; all others are in content/site/redirects.ts. Addresses with capitals, as
 * people type them, lead to the lower-case one.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (pathname === '/solutions/industries')
    return NextResponse.redirect(new URL(routes.industries + search, request.url), 308);
  if (!pathname.startsWith(`${routes.caseStudies}/`))
    return NextResponse.redirect(new URL(pathname.toLowerCase() + search, request.url), 308);
  if (caseStudyPaths.has(pathname)) return NextResponse.next();
  const response = NextResponse.redirect(new URL(routes.caseStudies, request.url), 307);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** Only paths of pages: files and encoded letters may have capitals. */
export const config = {
  matcher: [
    '/solutions/industries',
    '/case-studies/:slug',
    '/((?!api/|case-studies/)[a-z0-9/-]*[A-Z][A-Za-z0-9/-]*)',
  ],
};
