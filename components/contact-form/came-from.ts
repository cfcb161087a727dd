import { contactRoute } from '@/lib/browser-routes';

/**
 * Path of the page of this site that led to the form, else the form's own (CALLS-24). Never a query, and
 * never an address of another site.
 *
 * @param referrer `document.referrer`; empty when there is none.
 */
export function cameFrom(referrer: string, origin: string): string {
  try {
    const url = new URL(referrer);
    return url.origin === origin ? url.pathname : contactRoute;
  } catch {
    return contactRoute;
  }
}
