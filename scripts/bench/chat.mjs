/**
 * `npm run bench:chat`: how well the assistant classifies the evaluation set. Prints accuracy per intent, the
 * confusion table and every utterance that was classified wrongly.
 */
import { join } from 'node:path';
import { createJiti } from 'jiti';

const root = join(import.meta.dirname, '..', '..');
const jiti = createJiti(import.meta.url, { alias: { '@': root } });
const { measure, accuracy, falseAnswers } = await jiti.import('./measure.ts');

const rows = measure();
const nameOf = (intents) => (intents.length === 0 ? 'unknown' : intents.length > 1 ? 'several' : intents[0]);
const names = [
  'greeting',
  'service',
  'pricing',
  'contact',
  'booking',
  'support',
  'about',
  'several',
  'unknown',
];
const percent = (part) => `${(100 * part).toFixed(1)} %`;

console.log('Accuracy per intent');
for (const name of names) {
  const own = rows.filter((row) => nameOf(row.expected) === name);
  const right = own.filter((row) => row.right).length;
  console.log(
    `  ${name.padEnd(9)} ${String(right).padStart(3)} of ${String(own.length).padStart(3)}  ${percent(accuracy(own))}`,
  );
}

console.log('\nConfusion (row: expected, column: found)');
console.log(`  ${''.padEnd(9)}${names.map((name) => name.padStart(9)).join('')}`);
for (const expected of names) {
  const counts = names.map(
    (found) => rows.filter((row) => nameOf(row.expected) === expected && nameOf(row.found) === found).length,
  );
  console.log(
    `  ${expected.padEnd(9)}${counts.map((count) => (count === 0 ? '.' : String(count)).padStart(9)).join('')}`,
  );
}

const wrong = rows.filter((row) => !row.right);
if (wrong.length > 0) console.log('\nClassified wrongly');
for (const { text, expected, found, topics } of wrong) {
  console.log(
    `  '${text}': ${expected.join(' + ') || 'unknown'}, found ${found.join(' + ') || 'unknown'} (${topics.join(', ')})`,
  );
}
console.log(
  `\n${rows.length} utterances, ${percent(accuracy(rows))} right, ${falseAnswers(rows).length} out of scope answered as if understood`,
);
