/** A random UUID, version 4. `randomUUID` is missing on pages not served over https. */
export function createSubmissionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt((bytes[8] ?? 0) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Capital letters and digits, without 0 and O, 1 and I, which look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/**
 * The short reference number of an inquiry, 'XXXX-XXXX'. The same id gives the same number in the browser and on the
 * server.
 *
 * @param submissionId a UUID in either letter case. Its last 40 bits are used, which are random in every version that
 *   the form may send.
 */
export function deriveReference(submissionId: string): string {
  const digits = submissionId.replace(/[^0-9a-f]/gi, '').slice(-10);
  let rest = Number.parseInt(digits, 16);
  let reference = '';
  for (let index = 0; index < REFERENCE_LENGTH; index += 1) {
    reference = ALPHABET.charAt(rest % ALPHABET.length) + reference;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}
