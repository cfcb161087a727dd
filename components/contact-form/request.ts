import type { InquiryRequest } from '@/lib/contact/inquiry-schema';
import * as routes from '@/lib/routes';
import { type FieldErrors, isFieldName } from './values';

/** The server responds within 30 seconds, so no response comes after this time. */
const TIMEOUT_MS = 45_000;

/** Why a request was not sent. 'hidden-field' is the honeypot, 'unconfirmed' may have been sent. */
export type SubmissionFailure = {
  kind: 'invalid' | 'limited' | 'too-long' | 'hidden-field' | 'unconfirmed' | 'failed';
  fields: FieldErrors;
  /** The Retry-After header: seconds or a date. */
  retryAfter: string | null;
};

const unknownFailure: SubmissionFailure = { kind: 'failed', fields: {}, retryAfter: null };
const kinds: Readonly<Record<number, SubmissionFailure['kind']>> = {
  400: 'invalid',
  413: 'too-long',
  429: 'limited',
  504: 'unconfirmed',
};

/** The server responded with an error. The message is for developers; `failure` is for the visitor. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    message: string,
    readonly failure = unknownFailure,
  ) {
    super(message);
  }
}

/**
 * Sends one inquiry.
 *
 * @throws RequestError for any response but an OK status with a JSON body; whatever `fetch` throws without one.
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
    throw new RequestError(text || `status ${response.status}`);
  }
  if (response.ok) return;
  const reason = data.message || data.details || text;
  const details: Record<string, unknown> = Object(data.details);
  throw new RequestError(typeof reason === 'string' ? reason : JSON.stringify(reason), {
    kind: details.website ? 'hidden-field' : (kinds[response.status] ?? 'failed'),
    fields: Object.fromEntries(
      Object.entries(details).filter(([name, message]) => isFieldName(name) && typeof message === 'string'),
    ),
    retryAfter: response.headers.get('Retry-After'),
  });
}

/** The failure to show for an error thrown while sending. */
export const toSubmissionFailure = (error: unknown): SubmissionFailure =>
  error instanceof RequestError ? error.failure : unknownFailure;

/** Path of the page of this site that led to the form, without its query, which may contain personal data. */
export const getReferringPath = (): string =>
  document.referrer.startsWith(`${window.location.origin}/`)
    ? new URL(document.referrer).pathname
    : routes.contact;
