/**
 * Reads a price text such as '$1,500' by removing everything that is not a digit.
 *
 * @returns whole US dollars, or undefined for a text without digits ('Custom').
 */
export function parsePrice(text: string): number | undefined {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
