/**
 * `npm run bench:chat`: asks the chat every question of scripts/bench/chat-questions.ts, with the passages of the
 * finished build or of the file that is named. Prints wrong replies, the share of right ones by kind, and the pages that
 * no reply leads to.
 */
import { readFileSync } from 'node:fs';
import { chatContent } from '@/app/_lib/chat-content';
import { createChat } from '@/lib/chat/reply';
import { withPrices } from '@/lib/currency/format';
import { type PassageFile, pathOf } from '@/lib/search/passage';
import { questions } from './chat-questions';

const file: PassageFile = JSON.parse(readFileSync(process.argv[2] ?? '.next/passages.json', 'utf8'));
const chat = createChat(chatContent, file);
const inDollars = (text: string) => withPrices(text, (usd) => `$${usd.toLocaleString('en-US')}`);

const reached = new Set<string>();
const counts: Record<string, { all: number; right: number; wrongFacts: number; offered: number }> = {};
for (const { kind, before, question, expect, avoid } of questions) {
  const { content, next } = chat.replyTo(question, before);
  const steps = next.map((step) => `${step.label} ${step.kind === 'link' ? step.href : '/contact'}`);
  const reply = inDollars([content, ...steps].join('\n'));
  const isExpected = (text: string) => expect.every((pattern) => pattern.test(text));
  const isWrongFact = avoid.some((pattern) => pattern.test(reply));
  const isRight = !isWrongFact && isExpected(reply);
  for (const path of reply.match(/(?<=[( ])\/[a-z0-9/-]*/g) ?? []) reached.add(path);
  counts[kind] ??= { all: 0, right: 0, wrongFacts: 0, offered: 0 };
  const count = counts[kind];
  count.all += 1;
  count.right += Number(isRight);
  count.wrongFacts += Number(isWrongFact);
  if (isRight) continue;
  const offered = content === chatContent.which ? next : [];
  count.offered += Number(offered.some(({ label }) => isExpected(inDollars(chat.replyTo(label).content))));
  console.log(`\n${kind}${isWrongFact ? ', a wrong fact' : ''}: ${question}`);
  console.log(`  expected ${expect.join(' and ')}`);
  console.log(`  ${reply.replaceAll('\n', '\n  ')}`);
}

console.log('\nRight replies; a wrong fact counts twice against them');
for (const [kind, { all, right, wrongFacts, offered }] of Object.entries(counts)) {
  const score = right - wrongFacts;
  const share = ((100 * score) / all).toFixed(0);
  console.log(
    `  ${kind.padEnd(12)}${String(score).padStart(3)} of ${String(all).padStart(3)}  ${share} %, and among those offered ${offered}`,
  );
}
const unreached = [...new Set(file.passages.map(pathOf))].filter((path) => !reached.has(path)).sort();
console.log(`\nPages that no question reaches: ${unreached.join(', ') || 'none'}`);
