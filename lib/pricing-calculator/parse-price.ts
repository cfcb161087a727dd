/** Whole US dollars of a price such as '$1,500'; undefined for a text without digits ('Custom'). */
export function parsePrice(text: string): number | undefined {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
