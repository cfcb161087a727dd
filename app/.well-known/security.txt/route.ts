import { company } from '@/content/company/company';
import { toAbsoluteUrl } from '@/lib/routes/site-origin';

export const dynamic = 'force-static';

const HALF_A_YEAR = 183 * 24 * 60 * 60 * 1000;

/** Security contact (RFC 9116). It expires after half a year, so deploy a new build at least twice a year. */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${toAbsoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
