import { readStored, writeStored } from '@/lib/storage/storage-keys';
import type { Submission } from './form-state';
import { type FormValues, toFormValues } from './values';

/** An unsent request, kept in session storage across reloads and visits to other pages. */
export type ContactDraft = {
  values: FormValues;
  /** When the visitor opened this form; milliseconds since 1970. */
  startedAt: number;
  /** The last submission, so that a retry after a reload keeps its id. */
  attempt: Submission | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The stored draft; null when there is none or it is malformed. */
export function readDraft(): ContactDraft | null {
  try {
    const stored = JSON.parse(readStored('contactDraft') ?? 'null');
    if (!isRecord(stored?.values) || typeof stored.startedAt !== 'number') return null;
    const { values, startedAt, attempt: last } = stored;
    const valuesIn = (record: Record<string, unknown>) => toFormValues((name) => record[name]);
    const isAttempt = isRecord(last?.values) && typeof last.id === 'string';
    const attempt = isAttempt ? { id: last.id, values: valuesIn(last.values) } : null;
    return { values: valuesIn(values), startedAt, attempt };
  } catch {
    return null;
  }
}

export function writeDraft(draft: ContactDraft | null): void {
  writeStored('contactDraft', draft && JSON.stringify(draft));
}
