import { type NextRequest, NextResponse } from 'next/server';
import { caseStudies } from '@/content/case-studies';
import { redirects } from '@/content/redirects';
import { routes } from '@/lib/routes';
import { markdownPath } from '@/lib/seo/page-files';

const caseStudyPaths = new Set<string>(caseStudies.flatMap(({ url }) => [url, markdownPath(url)]));

/**
 * Redirects that depend on the request: the two of content/redirects.ts that keep the query, and unknown case studies,
 * which lead to the list. The latter is temporary and not stored, since the study may be published later. Every other
 * redirect is a prerendered page (app/[...path]/page.tsx).
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

export const config = { matcher: ['/solutions/industries', '/blog/page/1', '/case-studies/:slug'] };
