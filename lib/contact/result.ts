import { routes } from '@/lib/routes';
import { json } from '../http/json';
import { MAX_BODY_BYTES } from '../http/read-body';

/** The result of a contact request. `details` has a message for each invalid field. */
export type ContactResult =
  | { kind: 'accepted'; reference: string }
  | { kind: 'invalid'; message: string; details?: Record<string, string> }
  | { kind: 'foreign-origin' }
  | { kind: 'too-slow' }
  | { kind: 'different-content' }
  | { kind: 'too-large' }
  | { kind: 'unsupported-type' }
  | { kind: 'limited'; seconds: number }
  | { kind: 'site-limited'; seconds: number; contact: string }
  | { kind: 'mail-rejected' }
  /** Another server has the request, and whether it sent it is not known. */
  | { kind: 'unconfirmed' }
  | { kind: 'mail-not-configured' }
  | { kind: 'broken' };

/** Methods that the route accepts. It rejects others with these in `Allow`. */
export const ALLOWED_METHODS = 'OPTIONS, POST';

export const statusCodes: Record<ContactResult['kind'], number> = {
  accepted: 200,
  invalid: 400,
  'foreign-origin': 403,
  'too-slow': 408,
  'different-content': 409,
  'too-large': 413,
  'unsupported-type': 415,
  limited: 429,
  broken: 500,
  'mail-rejected': 502,
  'mail-not-configured': 503,
  'site-limited': 503,
  unconfirmed: 504,
};

function messageOf(result: ContactResult): string {
  switch (result.kind) {
    case 'accepted':
      return `We received your request. Its reference is ${result.reference}.`;
    case 'invalid':
      return result.message;
    case 'foreign-origin':
      return 'This form only accepts requests from our own site.';
    case 'too-slow':
      return 'The request did not arrive in time. Please try again.';
    case 'different-content':
      return 'This submission ID was already used with different content. Send the new content under a new ID.';
    case 'too-large':
      return `The request is larger than ${MAX_BODY_BYTES / 1024} KiB. Shorten the message.`;
    case 'unsupported-type':
      return 'Send the request as application/json or application/x-www-form-urlencoded.';
    case 'limited':
      return `Too many requests. Try again in ${result.seconds} seconds.`;
    case 'site-limited':
      return `This site has more requests than it can take in an hour, and yours was not sent. Please try again in ${Math.ceil(result.seconds / 60)} minutes, or write to ${result.contact}.`;
    case 'mail-rejected':
      return 'Our mail system did not accept the message. Please try again.';
    case 'unconfirmed':
      return 'Your request may have reached us, but we cannot tell yet. Please wait a minute before you try again.';
    case 'mail-not-configured':
      return 'We cannot send messages right now. Please email us instead.';
    case 'broken':
      return 'Something went wrong on our server. Please try again.';
  }
}

/**
 * The HTTP response for a result.
 *
 * @param isFormPost true for a form post without JavaScript, which is redirected to a page. A post from another site
 *   gets its 403, because no page of ours waits for the answer.
 */
export function toResponse(result: ContactResult, isFormPost: boolean): Response {
  if (isFormPost && result.kind !== 'foreign-origin') {
    const page = statusCodes[result.kind] === 200 ? routes.contactSent : routes.contactNotSent;
    return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'no-store' } });
  }
  const details = result.kind === 'invalid' && result.details ? { details: result.details } : {};
  return json(
    statusCodes[result.kind],
    { message: messageOf(result), ...details },
    {
      ...('seconds' in result && { 'Retry-After': String(result.seconds) }),
      // Do not wait for the rest of a slow body.
      ...(result.kind === 'too-slow' && { Connection: 'close' }),
    },
  );
}

/** The answer to every method but POST and OPTIONS. */
export function methodNotAllowed(): Response {
  return json(405, { message: `Use one of: ${ALLOWED_METHODS}.` }, { Allow: ALLOWED_METHODS });
}
