/** A random UUID, version 4. `randomUUID` is missing on pages not served over https. */
export function createSubmissionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}

/** Capital letters and digits, without 0 and O, 1 and I, which look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The short reference number of an inquiry, 'XXXX-XXXX', the same in the browser and on the server. It is made of the
 * last 40 bits of the UUID, which are random in every version that the form may send.
 */
export function deriveReference(submissionId: string): string {
  const digits = Number.parseInt(submissionId.slice(-10), 16).toString(32).padStart(8, '0');
  const reference = digits.replace(/./g, (digit) => ALPHABET.charAt(Number.parseInt(digit, 32)));
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}
