/** Largest body; one more byte is rejected. */
export const MAX_BODY_BYTES = 65_536;

type BodyType = 'json' | 'form';

/** Time for a whole body, so that no client holds a connection by sending a byte now and then. */
const BODY_TIMEOUT_MS = 15_000;

type RequestBody =
  | { kind: 'fields'; fields: unknown }
  | { kind: 'too-large' | 'too-slow' }
  | { kind: 'invalid'; message: string };

/** The body type that a request announces; null when the route does not accept it. */
export function getBodyType(headers: Headers): BodyType | null {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null;
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  return null;
}

/**
 * Reads on and drops everything. Canceling would close the connection before the client has read the response, and an
 * unread body would block the next request on the connection.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client disconnected.
  }
}

/** Collects the body, and stops at the limit, whatever length was announced, or when `timedOut` resolves. */
async function readBytes(request: Request, timedOut: Promise<'too-slow'>) {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return 'too-large';
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const next = await Promise.race([reader.read(), timedOut]);
    if (next === 'too-slow') {
      void discard(reader);
      return next;
    }
    if (next.done) return Buffer.concat(chunks);
    size += next.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      void discard(reader);
      return 'too-large';
    }
    chunks.push(next.value);
  }
}

/**
 * Reads the body of a request, all of it within `deadline` milliseconds.
 *
 * @returns `fields` as parsed: an object of strings from a form (the first of equal names), any value from JSON.
 */
export async function readBody(
  request: Request,
  type: BodyType,
  deadline = BODY_TIMEOUT_MS,
): Promise<RequestBody> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(resolve, deadline, 'too-slow');
  });
  try {
    const bytes = await readBytes(request, timedOut);
    if (typeof bytes === 'string') return { kind: bytes };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (type === 'json') return { kind: 'fields', fields: JSON.parse(text) };
    const entries = [...new URLSearchParams(text)].reverse();
    return { kind: 'fields', fields: Object.fromEntries(entries) };
  } catch {
    // Invalid JSON, invalid UTF-8, or a dropped connection.
    return { kind: 'invalid', message: 'The request could not be read. Send it as valid JSON in UTF-8.' };
  } finally {
    clearTimeout(timer);
  }
}
