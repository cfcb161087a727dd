const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number from 0 to 99 in words, such as 'twenty-four'; any other in digits. */
export function numberInWords(number: number): string {
  const small = SMALL[number];
  const ten = TENS[Math.floor(number / 10) - 2];
  if (small !== undefined) return small;
  if (ten === undefined || !Number.isInteger(number)) return String(number);
  return number % 10 === 0 ? ten : `${ten}-${SMALL[number % 10]}`;
}

/** The same at the beginning of a sentence: 'Twenty-four'. */
export function numberAtStart(number: number): string {
  const words = numberInWords(number);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
