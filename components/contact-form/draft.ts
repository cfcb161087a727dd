import { readStored, writeStored } from '@/lib/storage/storage-keys';
import type { Submission } from './form-state';
import { type FormValues, valuesFrom } from './values';

/** An unsent request, kept in session storage across reloads and visits to other pages. */
export type ContactDraft = {
  values: FormValues;
  /** When the visitor opened this form; milliseconds since 1970. */
  startedAt: number;
  /** The last submission, so that a retry after a reload keeps its id. */
  attempt: Submission | null;
};

/** The stored draft; null when there is none or it is malformed. */
export function readDraft(): ContactDraft | null {
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

/** Stores `draft`, or removes it when null. */
export function writeDraft(draft: ContactDraft | null): void {
  writeStored('contactDraft', draft && JSON.stringify(draft));
}

function attempt(stored: Record<string, unknown>): Submission | null {
  const last = record(stored.attempt);
  const values = record(last?.values);
  return last && values && typeof last.id === 'string'
    ? { id: last.id, values: valuesFrom((name) => values[name]) }
    : null;
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
