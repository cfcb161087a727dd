/** Public origin of the site, inlined at build time, without a trailing slash. */
export const siteOrigin: string = new URL(process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').origin;

/** Absolute address of a path of this site. */
export function toAbsoluteUrl(path: string): string {
  return new URL(path, siteOrigin).href;
}
