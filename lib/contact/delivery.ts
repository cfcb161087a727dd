import type { ContactMail } from './mail';

/**
 * Delivers a message. Resolves only when the other side has taken responsibility for it.
 *
 * @throws when it was refused, or when `signal` ended the attempt.
 */
export type Deliver = (mail: ContactMail, signal: AbortSignal) => Promise<void>;

/** Milliseconds that a delivery may take, so that the visitor has an answer within 30 seconds. */
export const SEND_TIMEOUT_MS = 25_000;

/** Whether the relay works and rejected this message for good, by its content (5xx after the text). */
export function isMessageRejected(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as Record<string, unknown>;
  return code === 'EMESSAGE' && typeof responseCode === 'number' && responseCode >= 500;
}

/**
 * Whether the relay works and did not take this one mail, for now or for good: it answered the sender, the recipient or
 * the text. 421 says that it takes no mail at all.
 */
export function isAboutMessage(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as Record<string, unknown>;
  return (
    (code === 'EMESSAGE' || code === 'EENVELOPE') && typeof responseCode === 'number' && responseCode !== 421
  );
}
