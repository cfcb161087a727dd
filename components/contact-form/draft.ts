import { fieldNames } from '@/lib/contact/contact-fields';
import { createSubmissionId } from '@/lib/contact/submission-id';
import { readStored, writeStored } from '@/lib/storage/storage-keys';
import { type FormValues, toFormValues } from './values';

/** One request with its id. Sending the same values again keeps the id. */
export type Submission = { id: string; values: FormValues };

/** An unsent request, kept in session storage across reloads and visits to other pages. */
type ContactDraft = {
  values: FormValues;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The last submission, so that a retry after a reload keeps its id. */
  attempt: Submission | null;
};

/** The stored draft; null when there is none or it is malformed. */
export function readDraft(): ContactDraft | null {
  try {
    const { values, ...draft } = JSON.parse(readStored('contactDraft') ?? '');
    // A build with other fields may have stored it.
    return { ...draft, values: toFormValues((name) => values[name]) };
  } catch {
    return null;
  }
}

export function writeDraft(draft: ContactDraft | null): void {
  writeStored('contactDraft', draft && JSON.stringify(draft));
}

/** The submission for `values`: the last one if nothing has changed, else a new one. */
export function getNextSubmission(values: FormValues, last: Submission | null): Submission {
  const isSame = last && fieldNames.every((name) => values[name] === last.values[name]);
  return isSame ? last : { id: createSubmissionId(), values };
}
