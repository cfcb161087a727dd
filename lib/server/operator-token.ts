import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request carries the operator's token (METRICS_TOKEN) as its bearer token. False when none is set. How long
 * it takes says nothing about the token.
 */
export function hasOperatorToken(headers: Headers, token: string | undefined): boolean {
  const authorization = headers.get('authorization') ?? '';
  return token !== undefined && timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
