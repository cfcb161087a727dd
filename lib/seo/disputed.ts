/** Facts of the company that the site gives in two readings. */
export type TwoReadings = {
  founded: Record<string, number>;
  hours: Record<string, string>;
};

/**
 * Whether a text states the founding date, the business hours or the return on investment. These differ from
 * place to place on the site, so machines are not told them (DECISIONS-14).
 */
export function isDisputed(text: string, { founded, hours }: TwoReadings): boolean {
  const years = Object.values(founded).join('|');
  return (
    /\bROI of\b|\bROI\b[^.]*\d|\d[^.]*\bROI\b/.test(text) ||
    new RegExp(`\\bfounded\\b[^.]*(${years})`, 'i').test(text) ||
    Object.values(hours).some((reading) => text.includes(reading))
  );
}
