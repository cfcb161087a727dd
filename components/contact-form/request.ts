import type { InquiryRequest } from '@/lib/contact/inquiry-schema';
import * as routes from '@/lib/routes';
import type { FieldErrors, SubmissionFailure } from './form-state';
import { isFieldName } from './values';

/** The server responds within 30 seconds, so no response comes after this time. */
const TIMEOUT_MS = 45_000;

/** The server responded with an error. The message is for developers; `failure` is for the visitor. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    message: string,
    readonly failure: SubmissionFailure,
  ) {
    super(message);
  }
}

const unknownFailure: SubmissionFailure = { kind: 'failed', fields: {}, retryAfter: null };
const kinds: Readonly<Record<number, SubmissionFailure['kind']>> = {
  400: 'invalid',
  413: 'too-long',
  429: 'limited',
  504: 'unconfirmed',
};

/**
 * Sends one inquiry. An OK status with a JSON body is success; a body that is not JSON is a server error, whatever
 * its status.
 *
 * @throws RequestError for every other response; whatever `fetch` throws without one.
 */
export async function sendRequest(body: InquiryRequest, isRepeated = false): Promise<void> {
  const response = await fetch(routes.contactApi, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  let data: { message?: unknown; details?: unknown };
  try {
    data = Object(JSON.parse(text));
  } catch {
    // A gateway responds with 502 while the server restarts. The id makes a second try safe.
    if (response.status === 502 && !isRepeated) return sendRequest(body, true);
    throw new RequestError(text || `status ${response.status}`, unknownFailure);
  }
  if (response.ok) return;
  const [message = text] = [data.message, data.details]
    .filter(Boolean)
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)));
  throw new RequestError(message, {
    kind: Object(data.details).website ? 'hidden-field' : (kinds[response.status] ?? 'failed'),
    fields: fieldErrors(data.details),
    retryAfter: response.headers.get('Retry-After'),
  });
}

/** The failure to show for an error thrown while sending. */
export const toSubmissionFailure = (error: unknown): SubmissionFailure =>
  error instanceof RequestError ? error.failure : unknownFailure;

const fieldErrors = (details: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(Object(details)).filter(([name, text]) => isFieldName(name) && typeof text === 'string'),
  );

/**
 * Path of the page of this site that led to the form, else the form's own. Never a query, which may contain personal
 * data, and never another site's address.
 *
 * @param referrer `document.referrer`; empty without one.
 */
export function getReferringPath(referrer: string, origin: string): string {
  try {
    const url = new URL(referrer);
    return url.origin === origin ? url.pathname : routes.contact;
  } catch {
    return routes.contact;
  }
}
