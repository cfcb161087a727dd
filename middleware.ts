import { type NextRequest, NextResponse } from 'next/server';
import { caseStudies } from '@/content/case-studies';
import { routes } from '@/lib/routes';
import { markdownPath } from '@/lib/seo/page-files';

const caseStudyPaths = new Set<string>(caseStudies.flatMap(({ url }) => [url, markdownPath(url)]));

/**
 * Redirects a case study that does not exist to the list of case studies: 307 with `no-store`, because a study may be
 * published at that address later. Permanent redirects are in content/site/redirects.ts.
 */
export function middleware(request: NextRequest): NextResponse {
  if (caseStudyPaths.has(request.nextUrl.pathname)) return NextResponse.next();
  const answer = NextResponse.redirect(new URL(routes.caseStudies, request.url), 307);
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

export const config = { matcher: ['/case-studies/:slug'] };
