/** Words in which a range of figures ('10-15%') or a negative amount ('-€120') stays on one line. */
export const NoWrapRanges = ({ text }: { text: string }) =>
  text.split(/(\d+-\d+%?|(?<!\S)-\S+)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
