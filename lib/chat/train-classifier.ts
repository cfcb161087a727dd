import { type Model, WEIGHT_CODES } from './classifier';

const EPOCHS = 15;
const LEARNING_RATE = 0.5;
const WEIGHT_DECAY = 0.0006;
/** A feature whose weights all stay below this is left out: such features make the file large and change little. */
const LEAST_WEIGHT = 0.4;

/**
 * Trains a multinomial logistic regression (softmax) with Adagrad. The order of the samples is fixed, so the same
 * samples always give the same model. Runs when the site is built; the browser gets the model only.
 */
export function trainClassifier(samples: readonly { features: readonly string[]; label: string }[]): Model {
  const labels = [...new Set(samples.map((sample) => sample.label))];
  const columns = labels.length;
  const uses = new Map<string, number>();
  for (const { features } of samples) {
    for (const feature of features) uses.set(feature, (uses.get(feature) ?? 0) + 1);
  }
  // A feature of a single sample does not generalize.
  const features = [...uses].filter(([, count]) => count > 1).map(([feature]) => feature);
  const rows = new Map(features.map((feature, row) => [feature, row * columns]));
  const weights = new Float64Array(rows.size * columns);
  const squaredGradients = new Float64Array(rows.size * columns).fill(1);
  const scores = new Float64Array(columns);

  const encoded = samples.map((sample) => ({
    rows: sample.features.flatMap((feature) => rows.get(feature) ?? []),
    label: labels.indexOf(sample.label),
  }));
  const stride = strideFor(encoded.length);
  for (let visit = 0; visit < encoded.length * EPOCHS; visit += 1) {
    const sample = encoded[(visit * stride + Math.floor(visit / encoded.length)) % encoded.length];
    if (!sample) continue;
    scores.fill(0);
    for (const start of sample.rows) {
      for (let label = 0; label < columns; label += 1) add(scores, label, value(weights, start + label));
    }
    const top = Math.max(...scores);
    const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
    for (let label = 0; label < columns; label += 1) {
      const error = Math.exp(value(scores, label) - top) / total - (label === sample.label ? 1 : 0);
      for (const start of sample.rows) {
        const cell = start + label;
        const gradient = error + WEIGHT_DECAY * value(weights, cell);
        add(squaredGradients, cell, gradient * gradient);
        add(weights, cell, (-LEARNING_RATE * gradient) / Math.sqrt(value(squaredGradients, cell)));
      }
    }
  }
  const kept = features
    .map((feature, row) => ({ feature, row: weights.slice(row * columns, (row + 1) * columns) }))
    .filter(({ row }) => Math.max(...row.map(Math.abs)) >= LEAST_WEIGHT);
  return {
    labels,
    features: kept.map(({ feature }) => feature).join('|'),
    weights: kept.map(({ row }) => [...row].map(codeOf).join('')).join(''),
  };
}

function codeOf(weight: number): string {
  const step = Math.round(weight * 5) + WEIGHT_CODES.length / 2;
  return WEIGHT_CODES[Math.min(WEIGHT_CODES.length - 1, Math.max(0, step))] ?? '';
}

const value = (numbers: Float64Array, at: number) => numbers[at] ?? 0;

function add(numbers: Float64Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}

/** A stride through the samples that visits each once and mixes their labels: a prime that does not divide `count`. */
function strideFor(count: number): number {
  return [379, 383, 389, 397].find((prime) => count % prime !== 0) ?? 1;
}
