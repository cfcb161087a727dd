import { contactApiRoute } from '@/lib/browser-routes';
import type { Failure, FieldErrors } from './machine';
import { isFieldName, type Values } from './values';

/** What POST /api/contact takes from this form. */
export type WireBody = Values & {
  submissionId: string;
  /** The trap for programs that fill in everything; a person leaves it empty. */
  website: string;
  /** Milliseconds since the visitor first had the form or began the kept draft. */
  elapsedMs: number;
  /** Path of the page the visitor came from. */
  page: string;
};

/** The server answers within 30 seconds; past this there will be no answer. */
const PATIENCE_MS = 45_000;

/** A request that was answered, but not with success. Its message is for developers; the visitor reads `failure`. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    message: string,
    readonly failure: Failure,
  ) {
    super(message);
  }
}

/**
 * Sends one request. Of a success only the status is read (CALLS-02); a body that is not JSON is a server
 * error whatever its status (CONTACT-14).
 *
 * @throws RequestError for every other answer; whatever `fetch` throws when there is none.
 */
export async function sendRequest(body: WireBody): Promise<void> {
  const response = await fetch(contactApiRoute, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  const data = parsed(text);
  if (!data) throw new RequestError(text || `status ${response.status}`, nothingToAddTo('failed'));
  if (response.ok) return;
  const { message, details } = fieldsOf(data.value);
  throw new RequestError(said(message) ?? said(details) ?? text, {
    kind: kindOf(response.status),
    fields: named(details),
    retryAfter: response.headers.get('Retry-After'),
  });
}

/** What the visitor can be told about `error`, which may be anything that was thrown while sending. */
export function failureOf(error: unknown): Failure {
  return error instanceof RequestError ? error.failure : nothingToAddTo('failed');
}

function nothingToAddTo(kind: Failure['kind']): Failure {
  return { kind, fields: {}, retryAfter: null };
}

function kindOf(status: number): Failure['kind'] {
  if (status === 400) return 'invalid';
  if (status === 413) return 'too-long';
  return status === 429 ? 'limited' : 'failed';
}

/** The value in a box, so that a body of `null` still counts as JSON. */
function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): { message?: unknown; details?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

function said(part: unknown): string | null {
  if (typeof part === 'string') return part || null;
  return part === undefined || part === null ? null : JSON.stringify(part);
}

function named(details: unknown): FieldErrors {
  if (typeof details !== 'object' || details === null) return {};
  return Object.fromEntries(
    Object.entries(details).filter(([name, text]) => isFieldName(name) && typeof text === 'string'),
  );
}
