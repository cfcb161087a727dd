/** Public origin of the site, inlined at build time, without a trailing slash. */
export const siteOrigin: string = new URL(process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').origin;

export const toAbsoluteUrl = (path: string): string => new URL(path, siteOrigin).href;
