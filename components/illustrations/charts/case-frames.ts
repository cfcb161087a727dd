/** Where a drawing puts its parts, in its own units (one to a pixel at the size of the design). */
export type Frame = {
  width: number;
  height: number;
  /** Ends of the grid lines; the points run from `first` to `last`. */
  left: number;
  right: number;
  first: number;
  last: number;
  /** Highest and lowest grid line. */
  top: number;
  low: number;
  /** Baseline of the words below the chart. */
  words: number;
  /** Set where the page does not name the measure: y of its name, and font size of the outcome. */
  named?: { measure: number; outcome: number };
  /** A large drawing names its measure and its grid lines; `title` and `highlight` are their baselines. */
  large?: { title: number; highlight: number; ticks: number };
};

/** On phones a study in a list and one that stands alone look the same: there is no room for more words. */
const outcomeNarrow: Frame = {
  width: 350,
  height: 200,
  left: 20,
  right: 330,
  first: 20,
  last: 324,
  top: 92.5,
  low: 148.5,
  words: 175,
  named: { measure: 29, outcome: 44 },
};

export type CaseSize = 'card' | 'outcome' | 'alone' | 'feature';

/**
 * The frames of a case study's chart: as a card beside a feature, as that feature, alone beside its title, and with its
 * outcome in a list; each for wide and narrow boxes.
 */
export const frames: Record<CaseSize, { large?: Frame; wide: Frame; narrow: Frame }> = {
  card: {
    wide: {
      width: 520,
      height: 202,
      left: 24,
      right: 496,
      first: 24,
      last: 490,
      top: 45.5,
      low: 137.5,
      words: 173,
    },
    narrow: {
      width: 350,
      height: 132,
      left: 23,
      right: 327,
      first: 23,
      last: 322,
      top: 24.5,
      low: 84.5,
      words: 111,
    },
  },
  alone: {
    wide: {
      width: 728,
      height: 352,
      left: 32,
      right: 660,
      first: 36,
      last: 641,
      top: 116.5,
      low: 272.5,
      words: 320,
      large: { title: 48, highlight: 96, ticks: 696 },
    },
    narrow: outcomeNarrow,
  },
  outcome: {
    large: {
      width: 728,
      height: 300,
      left: 28,
      right: 700,
      first: 28,
      last: 692,
      top: 122.5,
      low: 226.5,
      words: 264,
      named: { measure: 40, outcome: 68 },
    },
    wide: {
      width: 520,
      height: 305,
      left: 24,
      right: 496,
      first: 24,
      last: 488,
      top: 122.5,
      low: 230.5,
      words: 269,
      named: { measure: 40, outcome: 68 },
    },
    narrow: outcomeNarrow,
  },
  feature: {
    wide: {
      width: 728,
      height: 525,
      left: 32,
      right: 660,
      first: 36,
      last: 652,
      top: 132.5,
      low: 347.5,
      words: 472,
      large: { title: 52, highlight: 114, ticks: 696 },
    },
    narrow: {
      width: 350,
      height: 276,
      left: 23,
      right: 292,
      first: 27,
      last: 284,
      top: 100.5,
      low: 192.5,
      words: 244,
      large: { title: 33, highlight: 82, ticks: 326 },
    },
  },
};
