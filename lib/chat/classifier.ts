/** Gives each label's probability for a message's features. */
export type Classifier = (features: readonly string[]) => Map<string, number>;

const ROUNDS = 15;
const STEP = 0.5;
const DECAY = 0.0006;

/**
 * Learns labels from examples: a softmax over features, fitted by gradient steps that shrink for each weight as
 * it is used (Adagrad). The order is fixed, so the same examples always give the same weights.
 */
export function learn(samples: readonly { features: readonly string[]; label: string }[]): Classifier {
  const labels = [...new Set(samples.map((sample) => sample.label))];
  const columns = labels.length;
  const uses = new Map<string, number>();
  for (const { features } of samples) {
    for (const feature of features) uses.set(feature, (uses.get(feature) ?? 0) + 1);
  }
  const rows = new Map<string, number>();
  for (const [feature, count] of uses) if (count > 1) rows.set(feature, rows.size);
  const weights = new Float64Array(rows.size * columns);
  const used = new Float64Array(rows.size * columns);
  const toRows = (features: readonly string[]) =>
    features.flatMap((feature) => {
      const row = rows.get(feature);
      return row === undefined ? [] : [row * columns];
    });

  const score = (at: readonly number[]): Float64Array => {
    const sums = new Float64Array(columns);
    for (const start of at) {
      for (let label = 0; label < columns; label += 1) {
        sums[label] = (sums[label] ?? 0) + (weights[start + label] ?? 0);
      }
    }
    const top = Math.max(...sums);
    let total = 0;
    for (let label = 0; label < columns; label += 1) {
      const value = Math.exp((sums[label] ?? 0) - top);
      sums[label] = value;
      total += value;
    }
    return sums.map((value) => value / total);
  };

  const known = samples.map(({ features, label }) => ({ at: toRows(features), label: labels.indexOf(label) }));
  // A fixed stride visits samples of different labels in turn.
  const stride = strideFor(known.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let visit = 0; visit < known.length; visit += 1) {
      const sample = known[(visit * stride + round) % known.length];
      if (!sample) continue;
      const probabilities = score(sample.at);
      for (let label = 0; label < columns; label += 1) {
        const error = (probabilities[label] ?? 0) - (label === sample.label ? 1 : 0);
        for (const start of sample.at) {
          const cell = start + label;
          const gradient = error + DECAY * (weights[cell] ?? 0);
          used[cell] = (used[cell] ?? 0) + gradient * gradient;
          weights[cell] = (weights[cell] ?? 0) - (STEP * gradient) / Math.sqrt((used[cell] ?? 0) + 1);
        }
      }
    }
  }
  return (features) => {
    const probabilities = score(toRows(features));
    return new Map(labels.map((label, index) => [label, probabilities[index] ?? 0]));
  };
}

/** A step that meets every sample once: prime, and no divisor of the number of samples. */
function strideFor(count: number): number {
  return [379, 383, 389, 397].find((prime) => count % prime !== 0) ?? 1;
}
