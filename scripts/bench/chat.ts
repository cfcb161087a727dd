/**
 * `npm run bench:chat`: how well the assistant classifies the evaluation set. Prints accuracy per intent, the
 * confusion table and every utterance that was classified wrongly.
 */
import { accuracy, falseAnswers, measure } from './measure';

const rows = measure();
const nameOf = (intents: readonly string[]) => (intents.length > 1 ? 'several' : (intents[0] ?? 'unknown'));
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
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

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
