import * as routes from '@/lib/routes';
import { respondJson } from '../http/json-response';
import { MAX_BODY_BYTES } from '../http/read-body';
import { deriveReference } from './submission-id';

/** The result of an inquiry. `details` has a message for each invalid field. */
export type InquiryResult =
  | { kind: 'accepted'; id: string }
  | { kind: 'invalid'; message: string; details?: Record<string, string> | undefined }
  | { kind: 'foreign-origin' }
  | { kind: 'too-slow' }
  | { kind: 'different-content' }
  | { kind: 'too-large' }
  | { kind: 'unsupported-type' }
  | { kind: 'limited'; limit: 'all' | 'valid'; seconds: number }
  | { kind: 'site-limited'; limit: 'site'; seconds: number; contact: string }
  | { kind: 'mail-rejected' }
  /** Another server has the inquiry, and it is unknown whether it was sent. */
  | { kind: 'unconfirmed' }
  | { kind: 'mail-not-configured' }
  | { kind: 'broken' };

export const ALLOWED_METHODS = 'OPTIONS, POST';

const responses: {
  [Kind in InquiryResult['kind']]: (result: Extract<InquiryResult, { kind: Kind }>) => [number, string];
} = {
  accepted: ({ id }) => [200, `We received your request. Its reference is ${deriveReference(id)}.`],
  invalid: ({ message }) => [400, message],
  'foreign-origin': () => [403, 'This form only accepts requests from our own site.'],
  'too-slow': () => [408, 'The request did not arrive in time. Please try again.'],
  'different-content': () => [409, 'This ID was used with other content. Send yours under a new ID.'],
  'too-large': () => [413, `The request is larger than ${MAX_BODY_BYTES / 1024} KiB. Shorten the message.`],
  'unsupported-type': () => [415, 'Send application/json or application/x-www-form-urlencoded.'],
  limited: ({ seconds }) => [429, `Too many requests. Try again in ${seconds} seconds.`],
  broken: () => [500, 'Something went wrong on our server. Please try again.'],
  'mail-rejected': () => [502, 'Our mail system did not accept the message. Please try again.'],
  'mail-not-configured': () => [503, 'We cannot send messages right now. Please email us instead.'],
  'site-limited': ({ seconds, contact }) => [
    503,
    `This site has more requests than it can take in an hour, and yours was not sent. Please try again in ${Math.ceil(seconds / 60)} minutes, or write to ${contact}.`,
  ],
  unconfirmed: () => [504, 'Your request may have reached us. Please wait a minute before you try again.'],
};

export const inquiryOutcomes = Object.keys(responses);

/** Status and message for a result. */
export const getStatusAndMessage = (result: InquiryResult): [status: number, message: string] =>
  (responses[result.kind] as (of: InquiryResult) => [number, string])(result);

/**
 * The HTTP response for a result. A form post without JavaScript is redirected to a page; one from another site gets its
 * 403, because no page of ours waits for the response.
 */
export function toResponse(result: InquiryResult, isFormPost: boolean): Response {
  const [status, message] = getStatusAndMessage(result);
  if (isFormPost && result.kind !== 'foreign-origin') {
    const page = status === 200 ? routes.contactSent : routes.contactNotSent;
    return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'no-store' } });
  }
  return respondJson(
    status,
    { message, details: result.kind === 'invalid' ? result.details : undefined },
    {
      ...('seconds' in result && { 'Retry-After': String(result.seconds) }),
      // Do not wait for the rest of a slow body.
      ...(result.kind === 'too-slow' && { Connection: 'close' }),
    },
  );
}

/** The response to every method but POST and OPTIONS. */
export const respondMethodNotAllowed = (): Response =>
  respondJson(405, { message: `Use one of: ${ALLOWED_METHODS}.` }, { Allow: ALLOWED_METHODS });
