import { type NextRequest, NextResponse } from 'next/server';
import { caseStudies } from '@/content/case-studies';
import { redirects } from '@/content/site/redirects';
import { routes } from '@/lib/routes';
import { markdownPath } from '@/lib/seo/page-files';

const caseStudyPaths = new Set<string>(caseStudies.flatMap(({ url }) => [url, markdownPath(url)]));

/**
 * Redirects `/solutions/industries` as content/site/redirects.ts says, and a case study that does not exist to the list of
 * case studies. The second is 307 with `no-store`, because a study may be published at that address later. The other
 * redirects of the list are in next.config.mjs.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const moved = redirects.find(({ from }) => from === pathname);
  if (moved) return NextResponse.redirect(new URL(moved.to + search, request.url), 308);
  if (caseStudyPaths.has(pathname)) return NextResponse.next();
  const answer = NextResponse.redirect(new URL(routes.caseStudies, request.url), 307);
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

export const config = { matcher: ['/solutions/industries', '/case-studies/:slug'] };
