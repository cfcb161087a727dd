/**
 * Reads a price text such as '$1,500' by stripping everything that is not a digit.
 *
 * @returns whole US dollars, or undefined where the text has no digits ('Custom').
 */
export function priceOfText(text: string): number | undefined {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
