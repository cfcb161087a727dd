/**
 * What has been learned, as text that travels well: the features joined by '|', and for each of them one
 * character for each label. A character is a weight in fifths, from -6.4 to 6.2.
 */
export type Model = { labels: string[]; features: string; weights: string };

/** The 64 characters that stand for weights; the middle one is zero. */
export const CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ZERO = CODES.length / 2;

/** The likeliest label of a message's features, with the chance of each. */
export type Classifier = (features: readonly string[]) => {
  label: string;
  chance: number;
  chances: Readonly<Record<string, number>>;
};

/** Makes the classifier of a learned model; see lib/chat/training.ts. */
export function classifierOf({ labels, features, weights }: Model): Classifier {
  const rows = new Map(features.split('|').map((feature, row) => [feature, row * labels.length]));
  return (found) => {
    const starts = found.flatMap((feature) => rows.get(feature) ?? []);
    const scores = labels.map((_, label) =>
      starts.reduce((sum, start) => sum + (CODES.indexOf(weights[start + label] ?? '') - ZERO) / 5, 0),
    );
    const top = Math.max(...scores);
    const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
    const chances = scores.map((score) => Math.exp(score - top) / total);
    const best = scores.indexOf(top);
    return {
      label: labels[best] ?? '',
      chance: chances[best] ?? 0,
      chances: Object.fromEntries(labels.map((label, index) => [label, chances[index] ?? 0])),
    };
  };
}
