/**
 * `npm run bench:chat`: asks the assistant every question of scripts/bench/chat-questions.ts, with the units of the
 * finished build. Prints the share of right replies by kind, the wrong replies, and pages that no question reaches.
 */
import { askAll, readUnits, unreachedPages } from './chat-score';

const file = readUnits(process.argv[2]);
const rows = askAll(file);

for (const { question, reply, right, wrongFact } of rows) {
  if (right) continue;
  console.log(`\n${question.kind}${wrongFact ? ', a wrong fact' : ''}: ${question.question}`);
  console.log(`  expected ${question.expect.join(' and ')}`);
  console.log(`  ${reply.replaceAll('\n', '\n  ')}`);
}

console.log('\nRight replies; a wrong fact counts twice against them');
for (const kind of ['published', 'unpublished', 'double', 'other', 'short'] as const) {
  const own = rows.filter(({ question }) => question.kind === kind);
  const right = own.filter((row) => row.right).length - own.filter((row) => row.wrongFact).length;
  const share = ((100 * right) / own.length).toFixed(0);
  console.log(
    `  ${kind.padEnd(12)}${String(right).padStart(3)} of ${String(own.length).padStart(3)}  ${share} %, and among those offered ${own.filter((row) => row.offered && !row.right).length}`,
  );
}
console.log(`\nPages that no question reaches: ${unreachedPages(file).join(', ') || 'none'}`);
