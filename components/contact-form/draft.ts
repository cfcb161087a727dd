import { readStored, writeStored } from '@/lib/storage-keys';
import type { Attempt } from './machine';
import { type Values, valuesFrom } from './values';

/** What is kept of a request until it is sent: across reloads, failures and visits to other pages. */
export type Draft = {
  values: Values;
  /** When the visitor first had this form; milliseconds since 1970. */
  startedAt: number;
  /** The last attempt, so that a retry after a reload is still the same request. */
  attempt: Attempt | null;
};

/** The kept draft; null when there is none or it is not of the expected shape. */
export function readDraft(): Draft | null {
  try {
    const stored = record(JSON.parse(readStored('contactDraft') ?? 'null'));
    const values = record(stored?.values);
    if (!stored || !values || typeof stored.startedAt !== 'number') return null;
    return {
      values: valuesFrom((name) => values[name]),
      startedAt: stored.startedAt,
      attempt: attempt(stored),
    };
  } catch {
    return null;
  }
}

/** Keeps `draft`, or forgets it when null. */
export function writeDraft(draft: Draft | null): void {
  writeStored('contactDraft', draft && JSON.stringify(draft));
}

function attempt(stored: Record<string, unknown>): Attempt | null {
  const last = record(stored.attempt);
  const values = record(last?.values);
  return last && values && typeof last.id === 'string'
    ? { id: last.id, values: valuesFrom((name) => values[name]) }
    : null;
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
