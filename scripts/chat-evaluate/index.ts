/**
 * `npm run chat:evaluate`: plays labeled messages to the assistant and prints how many replies were
 * right, shown (the answer is the first result, whole), listed (among the results), evasive or wrong, in percent.
 * `-- --failed` also prints each message whose answer was not right; `-- FILE` plays another file of messages.
 */
import { chatContent } from '@/app/_lib/chat-content';
import { sitePages } from '@/app/_lib/site-pages';
import { createChat, type Turn } from '@/lib/chat/reply';
import type { ConversationContext } from '@/lib/chat/types';
import { type LabeledMessage, readMessages } from './messages';

const verdicts = ['right', 'shown', 'listed', 'evasive', 'wrong'] as const;

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

function judge({ answers }: LabeledMessage, { reply, context }: Turn): (typeof verdicts)[number] {
  if (answers.some((label) => isAnswer(context, label))) return 'right';
  const at = reply.results?.findIndex(({ title }) => answers.some((label) => title.endsWith(label))) ?? -1;
  if (at === 0) return 'shown';
  if (at >= 0) return 'listed';
  return reply.results || context.answer === 'unknown' ? 'evasive' : 'wrong';
}

async function main() {
  const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  const chat = await createChat(chatContent);
  let context: ConversationContext = {};
  const replies = readMessages(file).map((message) => {
    const about = sitePages.find(({ path }) => path === message.page)?.meta.description;
    const before = message.kind === 'follow-up' ? context : {};
    const turn = chat.replyTo(message.text, before, message.page, about);
    context = turn.context;
    return { ...message, turn, verdict: judge(message, turn) };
  });
  const table = ['opening', 'follow-up', 'short', 'all'].map((kind) => {
    const counted = replies.filter((reply) => kind === 'all' || reply.kind === kind);
    const shares = verdicts.map((verdict) => {
      const count = counted.filter((reply) => reply.verdict === verdict).length;
      return [verdict, Math.round((1000 * count) / counted.length) / 10];
    });
    return { kind, messages: counted.length, ...Object.fromEntries(shares) };
  });
  console.table(table);
  if (!process.argv.includes('--failed')) return;
  for (const { text, page, answers, turn, verdict } of replies.filter((reply) => reply.verdict !== 'right')) {
    const got = turn.reply.results?.map(({ title }) => title).join('; ') ?? turn.context.answer;
    console.log(`${verdict} (${page}): ${text}\n  wanted ${answers.join(' | ')}\n  got ${got}`);
  }
}

main();
