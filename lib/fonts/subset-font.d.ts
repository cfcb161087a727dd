declare module 'subset-font' {
  /** A font with the characters of `text` only, and its axes fixed. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
