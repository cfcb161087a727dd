import { CODES, type Model } from './classifier';

const ROUNDS = 15;
const STEP = 0.5;
const DECAY = 0.0006;
/** Features that move no label by this much are left out: they are most of the size and little of the answer. */
const SLIGHT = 0.4;

/**
 * Learns labels from examples: a softmax over features, fitted by gradient steps that shrink for each weight as
 * it is used (Adagrad). The order is fixed, so the same examples always give the same model. Runs when the
 * site is built; the browser gets the model only.
 */
export function learn(samples: readonly { features: readonly string[]; label: string }[]): Model {
  const labels = [...new Set(samples.map((sample) => sample.label))];
  const columns = labels.length;
  const uses = new Map<string, number>();
  for (const { features } of samples) {
    for (const feature of features) uses.set(feature, (uses.get(feature) ?? 0) + 1);
  }
  // What one example alone has says nothing about the next message.
  const features = [...uses].filter(([, count]) => count > 1).map(([feature]) => feature);
  const rows = new Map(features.map((feature, row) => [feature, row * columns]));
  const weights = new Float64Array(rows.size * columns);
  const used = new Float64Array(rows.size * columns).fill(1);
  const sums = new Float64Array(columns);

  const known = samples.map((sample) => ({
    at: sample.features.flatMap((feature) => rows.get(feature) ?? []),
    label: labels.indexOf(sample.label),
  }));
  const stride = strideFor(known.length);
  for (let visit = 0; visit < known.length * ROUNDS; visit += 1) {
    const sample = known[(visit * stride + Math.floor(visit / known.length)) % known.length];
    if (!sample) continue;
    sums.fill(0);
    for (const start of sample.at) {
      for (let label = 0; label < columns; label += 1) add(sums, label, value(weights, start + label));
    }
    const top = Math.max(...sums);
    const total = sums.reduce((sum, score) => sum + Math.exp(score - top), 0);
    for (let label = 0; label < columns; label += 1) {
      const error = Math.exp(value(sums, label) - top) / total - (label === sample.label ? 1 : 0);
      for (const start of sample.at) {
        const cell = start + label;
        const gradient = error + DECAY * value(weights, cell);
        add(used, cell, gradient * gradient);
        add(weights, cell, (-STEP * gradient) / Math.sqrt(value(used, cell)));
      }
    }
  }
  const kept = features
    .map((feature, row) => ({ feature, row: weights.slice(row * columns, (row + 1) * columns) }))
    .filter(({ row }) => Math.max(...row.map(Math.abs)) >= SLIGHT);
  return {
    labels,
    features: kept.map(({ feature }) => feature).join('|'),
    weights: kept.map(({ row }) => [...row].map(codeOf).join('')).join(''),
  };
}

function codeOf(weight: number): string {
  const step = Math.round(weight * 5) + CODES.length / 2;
  return CODES[Math.min(CODES.length - 1, Math.max(0, step))] ?? '';
}

const value = (numbers: Float64Array, at: number) => numbers[at] ?? 0;

function add(numbers: Float64Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}

/** A step that meets every sample once, and samples of different labels in turn: a prime that does not divide. */
function strideFor(count: number): number {
  return [379, 383, 389, 397].find((prime) => count % prime !== 0) ?? 1;
}
