/**
 * `npm run chat:evaluate`: plays labeled messages to the assistant of the last build and prints how many replies were
 * right, shown (the answer is the first result, whole), listed (among the results), evasive or wrong.
 * `-- --failed` also prints each message whose answer was not right; `-- FILE` plays another file of messages.
 */
import { readFileSync } from 'node:fs';
import { chatContent } from '@/app/_lib/chat-content';
import type { ConversationContext } from '@/lib/chat/context';
import { createChat, type Turn } from '@/lib/chat/reply';
import { sectionsIn } from '@/lib/search/section';
import { type LabeledMessage, readMessages } from './messages';

const verdicts = ['right', 'shown', 'listed', 'evasive', 'wrong'] as const;
type Verdict = (typeof verdicts)[number];

/** Whether a reply is one of the answers that a message is labeled with. */
const isAnswer = ({ answer = '', intent }: Turn['context'], label: string) =>
  label.startsWith('intent ')
    ? `intent ${intent}` === label
    : answer === label ||
      (label.startsWith('not covered: ') &&
        answer.startsWith('not covered: ') &&
        answer.includes(label.slice(13))) ||
      (['weeks', 'budget'].includes(label) && answer.startsWith(label)) ||
      (label === 'prices' && answer === 'price');

function judge({ answers }: LabeledMessage, { reply, context }: Turn): Verdict {
  if (answers.some((label) => isAnswer(context, label))) return 'right';
  const at = reply.results?.findIndex(({ title }) => answers.some((label) => title.endsWith(label))) ?? -1;
  if (at === 0 && reply.results?.[0]?.isLikely) return 'shown';
  if (at >= 0) return 'listed';
  return reply.results || context.answer === 'unknown' ? 'evasive' : 'wrong';
}

async function evaluate(messages: readonly LabeledMessage[]) {
  const file = JSON.parse(readFileSync('.next/sections.json', 'utf8'));
  const chat = await createChat(chatContent, sectionsIn(file));
  let context: ConversationContext = {};
  return messages.map((message) => {
    const turn = chat.replyTo(message.text, message.isOpening ? {} : context, message.page);
    context = turn.context;
    return { message, turn, verdict: judge(message, turn) };
  });
}

const kindOf = ({ set, isShort, isOpening }: LabeledMessage) =>
  `${set}, ${isShort ? 'short messages' : isOpening ? 'openings' : 'follow-ups'}`;

/** The number of replies and the share of each verdict, in percent. */
function summarize(replies: readonly { verdict: Verdict }[]) {
  const shareOf = (verdict: Verdict) =>
    Math.round((1000 * replies.filter((reply) => reply.verdict === verdict).length) / replies.length) / 10;
  return {
    messages: replies.length,
    ...Object.fromEntries(verdicts.map((verdict) => [verdict, shareOf(verdict)])),
  };
}

async function main() {
  const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const replies = await evaluate(readMessages(file));
  const kinds = [...new Set(replies.map(({ message }) => kindOf(message)))];
  const rows = kinds.map((kind) => [
    kind,
    summarize(replies.filter(({ message }) => kindOf(message) === kind)),
  ]);
  const longer = replies.filter(({ message }) => !message.isShort);
  console.table(Object.fromEntries([...rows, ['all but short messages', summarize(longer)]]));
  if (!process.argv.includes('--failed')) return;
  for (const { message, turn, verdict } of replies.filter((reply) => reply.verdict !== 'right')) {
    const got =
      turn.reply.results?.map(({ title }) => title).join('; ') ??
      `${turn.context.answer} (${turn.context.intent})`;
    console.log(
      `${verdict} (${message.page}): ${message.text}\n  wanted ${message.answers.join(' | ')}\n  got ${got}`,
    );
  }
}

main();
