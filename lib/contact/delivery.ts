import type { ContactMail } from './mail';

/**
 * Delivers a message. Resolves only when the other side has taken responsibility for it.
 *
 * @throws when it was refused, or when `signal` ended the attempt.
 */
export type Deliver = (mail: ContactMail, signal: AbortSignal) => Promise<void>;

/** Milliseconds that a delivery may take, so that the visitor has an answer within 30 seconds. */
export const SEND_DEADLINE = 25_000;
