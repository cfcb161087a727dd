import type { ContactMail } from './mail';

/**
 * Delivers a message. Resolves only when the other side has taken responsibility for it.
 *
 * @throws when the message was rejected, or when `signal` aborted the delivery.
 */
export type Deliver = (mail: ContactMail, signal: AbortSignal) => Promise<void>;

/** Longest delivery, so that the visitor has an answer within 30 seconds. */
export const SEND_TIMEOUT_MS = 25_000;

/** Whether the relay works and rejected this message for good because of its content (5xx after DATA). */
export function isMessageRejected(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as Record<string, unknown>;
  return code === 'EMESSAGE' && typeof responseCode === 'number' && responseCode >= 500;
}

/**
 * Whether the relay works and did not accept this one mail, for now or for good: its answer is about the sender, the
 * recipient or the content. 421 means that the relay accepts no mail at all.
 */
export function isAboutMessage(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as Record<string, unknown>;
  return (
    (code === 'EMESSAGE' || code === 'EENVELOPE') && typeof responseCode === 'number' && responseCode !== 421
  );
}
