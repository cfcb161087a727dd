/**
 * The links that browsers may prefetch (Speculation Rules API). Each page names this file in its `Speculation-Rules`
 * header. 'moderate' fetches a page when the pointer rests on its link. Pages are never prerendered: no script runs
 * before the visitor is there. Browsers skip all of this when a visitor saves data.
 */
export const dynamic = 'force-static';

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Leave out files, API answers, and pages for operators and editors.
          { not: { href_matches: ['/*.*', '/api/*', '/preview/*', '/healthz', '/readyz', '/metrics'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export function GET() {
  return Response.json(rules, {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
