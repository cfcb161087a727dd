import { routes } from '@/lib/routes';

/** How one contact request ended. `details` names each field that has to be mended. */
export type Outcome =
  | { kind: 'accepted'; reference: string }
  | { kind: 'invalid'; message: string; details?: Record<string, string> }
  | { kind: 'foreign-origin' }
  | { kind: 'too-large' }
  | { kind: 'unsupported-type' }
  | { kind: 'limited'; seconds: number }
  | { kind: 'mail-refused' }
  | { kind: 'mail-not-configured' }
  | { kind: 'broken' };

/** The methods that the route answers itself; every other one is refused with these in `Allow`. */
export const ALLOWED_METHODS = 'OPTIONS, POST';

export const statusOf: Record<Outcome['kind'], number> = {
  accepted: 200,
  invalid: 400,
  'foreign-origin': 403,
  'too-large': 413,
  'unsupported-type': 415,
  limited: 429,
  broken: 500,
  'mail-refused': 502,
  'mail-not-configured': 503,
};

function messageOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'accepted':
      return `Your request has been received. Its reference is ${outcome.reference}.`;
    case 'invalid':
      return outcome.message;
    case 'foreign-origin':
      return 'Requests from other sites are not accepted.';
    case 'too-large':
      return 'The request is larger than 64 KiB.';
    case 'unsupported-type':
      return 'Send the request as application/json or application/x-www-form-urlencoded.';
    case 'limited':
      return `Too many requests. Try again in ${outcome.seconds} seconds.`;
    case 'mail-refused':
      return 'The mail system did not take the message. Please try again.';
    case 'mail-not-configured':
      return 'This server cannot send mail at the moment.';
    case 'broken':
      return 'Something went wrong on this server. Please try again.';
  }
}

/** A JSON answer that no cache may keep. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/**
 * The answer to one request (CALLS-03 to CALLS-12).
 *
 * @param plainForm true when a browser without JavaScript posted the form: it is led to a page (CONTACT-18).
 *   A foreign origin gets its refusal as it is: no page of ours was waiting for the answer.
 */
export function answer(outcome: Outcome, plainForm: boolean): Response {
  if (plainForm && outcome.kind !== 'foreign-origin') {
    const page = outcome.kind === 'accepted' ? routes.contactSent : routes.contactNotSent;
    return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'no-store' } });
  }
  const details = outcome.kind === 'invalid' && outcome.details ? { details: outcome.details } : {};
  return json(
    statusOf[outcome.kind],
    { message: messageOf(outcome), ...details },
    outcome.kind === 'limited' ? { 'Retry-After': String(outcome.seconds) } : {},
  );
}

/** The answer to every method but POST and OPTIONS (CALLS-06). */
export function methodNotAllowed(): Response {
  return json(405, { message: `Use one of: ${ALLOWED_METHODS}.` }, { Allow: ALLOWED_METHODS });
}
