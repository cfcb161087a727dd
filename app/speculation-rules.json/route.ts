/**
 * Which links a browser may fetch before the visitor follows them, by the Speculation Rules API. Each page names this
 * file in its `Speculation-Rules` header. A page is fetched when the pointer rests on its link ('moderate'), never
 * rendered: no script runs before the visitor is there. Browsers skip this when a visitor saves data.
 */
export const dynamic = 'force-static';

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, answers of the API and what only operators and editors read.
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
