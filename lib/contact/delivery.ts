import type { ContactMail } from './mail';

/**
 * Hands a message over and resolves when the other side has taken responsibility for it: never before.
 *
 * @throws when it was refused, or when `signal` ended the attempt.
 */
export type Deliver = (mail: ContactMail, signal: AbortSignal) => Promise<void>;

/** Milliseconds that a send may take; the visitor has an answer within 30 seconds (CALLS-10). */
export const SEND_DEADLINE = 25_000;
