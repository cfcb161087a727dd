import { fieldNames, labels, type Values } from './values';

/** Windows opens no address longer than 2,083 characters, and then a click would do nothing at all. */
const LONGEST = 2000;

/** Line breaks in a mail address are CRLF (RFC 6068). */
const encode = (text: string) => encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'));

/**
 * A mailto address that carries what was typed (CONTACT-23).
 *
 * @param reference short number of the request, so that a mail and a form that got through after all are seen as one.
 * @param cutNote stands in the mail where a text is too long for one; `cut` says that it does.
 */
export function mailLink(
  email: string,
  values: Values,
  reference: string,
  cutNote: string,
): { href: string; cut: boolean } {
  const rest = fieldNames
    .filter((name) => name !== 'message' && values[name] !== '')
    .map((name) => `${labels[name]}: ${values[name]}`)
    .join('\n');
  const build = (message: string) =>
    `mailto:${email}?subject=${encode(`Contact request ${reference}`)}&body=${encode(`${message}\n\n${rest}`)}`;

  const whole = build(values.message);
  if (whole.length <= LONGEST) return { href: whole, cut: false };
  const characters = Array.from(values.message);
  const part = (length: number) => build(`${characters.slice(0, length).join('')}\n\n${cutNote}`);
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (part(middle).length <= LONGEST) fits = middle;
    else tooLong = middle;
  }
  return { href: part(fits), cut: true };
}
