/**
 * Whether a page of another site sent the request. A browser names the origin of every page that
 * posts; a request without one does not come from a page.
 *
 * @param siteOrigin the public origin of this site.
 */
export function isCrossOrigin(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === siteOrigin) return false;
  // 'null' is the origin of sandboxed pages and files.
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  const own = `${protocol}//${headers.get('host') ?? ''}`;
  // A proxy may end TLS, so the scheme is the origin's: the port then counts as that scheme writes it.
  return !URL.canParse(own) || new URL(own).host !== host;
}
