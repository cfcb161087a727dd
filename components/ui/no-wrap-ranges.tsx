/** Words in which a range of figures ('10-15%') or a negative amount ('-€120') stays on one line. */
export const NoWrapRanges = ({ text }: { text: string }) =>
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text keep their places
  text.split(/(\d+-\d+%?|(?<!\S)-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
// biome-ignore-end lint/suspicious/noArrayIndexKey: as above
