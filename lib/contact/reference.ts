/** Capital letters and digits that no one mistakes for one another when read aloud: no 0, O, 1 or I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/**
 * The short number by which a visitor and the office speak of one request, 'XXXX-XXXX' (CONTACT-22).
 * The same id always gives the same number, in the browser and on the server, in either letter case.
 *
 * @param submissionId a UUID; its last 40 bits are used, which are random in every version the form may send.
 */
export function referenceOf(submissionId: string): string {
  const digits = submissionId.replace(/[^0-9a-f]/gi, '').slice(-10);
  let rest = Number.parseInt(digits, 16);
  let reference = '';
  for (let index = 0; index < LENGTH; index += 1) {
    reference = ALPHABET.charAt(rest % ALPHABET.length) + reference;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}
