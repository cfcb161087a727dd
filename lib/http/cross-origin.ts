/**
 * Whether a page of another site sent the request. Browsers name the origin of every page that posts; a request
 * without one does not come from a page.
 */
export function isCrossOrigin(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === siteOrigin) return false;
  // Sandboxed pages and files have the origin 'null'.
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  const requestedUrl = `${protocol}//${headers.get('host') ?? ''}`;
  // A proxy may terminate TLS, so use the origin's scheme; it decides whether the port is the default.
  return !URL.canParse(requestedUrl) || new URL(requestedUrl).host !== host;
}
