/**
 * A trained linear model in a compact form: `features` joined by '|', and in `weights` one character for each
 * feature and label. A character stands for a weight in fifths, from -6.4 to 6.2.
 */
export type Model = { labels: string[]; features: string; weights: string };

/** The 64 characters that stand for weights; the middle one is zero. */
export const WEIGHT_CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ZERO = WEIGHT_CODES.length / 2;

/** Gives the likeliest label of a message's features, and the probability of every label. */
type Classifier = (features: readonly string[]) => {
  label: string;
  probability: number;
  probabilities: Readonly<Record<string, number>>;
};

/** Makes the classifier of a model that lib/chat/train-classifier.ts trained. */
export function createClassifier({ labels, features, weights }: Model): Classifier {
  const rows = new Map(features.split('|').map((feature, row) => [feature, row * labels.length]));
  return (found) => {
    const starts = found.flatMap((feature) => rows.get(feature) ?? []);
    const scores = labels.map((_, label) =>
      starts.reduce((sum, start) => sum + (WEIGHT_CODES.indexOf(weights[start + label] ?? '') - ZERO) / 5, 0),
    );
    const top = Math.max(...scores);
    const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
    const probabilities = scores.map((score) => Math.exp(score - top) / total);
    const best = scores.indexOf(top);
    return {
      label: labels[best] ?? '',
      probability: probabilities[best] ?? 0,
      probabilities: Object.fromEntries(labels.map((label, index) => [label, probabilities[index] ?? 0])),
    };
  };
}
