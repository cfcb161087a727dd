import { slug } from '../format/slug';
import type { SearchHit } from '../search/search';
import { pathOf, titleOf } from '../search/section';
import { stemsOf } from '../search/words';
import { createAnswerFinder, type RatedAnswer } from './answers';
import type { ReadMessage } from './entities';
import { detectLanguage } from './language';
import { isOpen } from './open-now';
import { createPrices } from './prices';
import type {
  ChatContent,
  ChatReply,
  ChatResult,
  ChatStep,
  ConversationContext,
  RuleQuestion,
  WrittenAnswer,
} from './types';

/** The reply to a message, and the context after it. */
export type Turn = { reply: ChatReply; context: ConversationContext };

/** A message as read, the context before it and with what it names, and the page that it was sent from. */
type Asked = {
  message: ReadMessage;
  before: ConversationContext;
  context: ConversationContext;
  page: string;
  rated: readonly RatedAnswer[];
};

/** An answer is given from this similarity on; docs/decisions/2026-11-28-one-way-to-a-reply.md says what others cost. */
const MIN_SIMILARITY = 0.54;
/** A message of so few words says too little to be as similar. */
const MAX_SHORT = 3;
const MIN_SHORT = 0.44;
/** A longer one is answered only if the next answer is this much less similar. */
const MIN_LEAD = 0.05;
/** From this similarity on it is among the results. */
const MIN_LISTED = 0.3;
const MAX_RESULTS = 3;
/** Words by which a message asks something, whatever it names. */
const ASKS = /\b(?:wh(?:at|ats|en|ere|o|y|ich)|how(?! about))\b(?! about)/;

/**
 * Creates the chat. What may be said is what the calculator's rules compute, what was written as the answer to a
 * question, and that a subject is not covered. Less likely answers and pages that the search finds are results.
 */
export async function createChat(content: ChatContent) {
  const { services, steps, pages } = content;
  const { read, rate } = await createAnswerFinder(content);
  const replyWithPrices = createPrices(content);
  const person: ChatStep = { kind: 'person', label: content.personLabel };

  /** Whether a message only names what changes a price: 'and for 60 people?' */
  const isChange = ({ general }: ReadMessage) =>
    general.some(({ text }) => PLACEHOLDER.test(text)) &&
    general.every(({ text, isContentWord }) => !isContentWord || PLACEHOLDER.test(text)) &&
    !ASKS.test(general.map(({ text }) => text).join(' '));

  /** The answer or the rule that replies to a message, if one is likely enough. */
  const findAnswer = ({ message, before, rated }: Asked): Partial<WrittenAnswer> | undefined => {
    const { users, support, amount, services: named } = message.entities;
    const isUseful = (rule: RuleQuestion) =>
      rule === 'budget' ? amount !== undefined : rule !== 'description' || named.length > 0;
    if (isChange(message) && before.rule && isUseful(before.rule)) return { rule: before.rule };
    const [likeliest, next] = rated.filter(({ answer }) => !answer.rule || isUseful(answer.rule));
    const isShort = message.words.length <= MAX_SHORT;
    const min = isShort ? MIN_SHORT : Math.max(MIN_SIMILARITY, (next?.similarity ?? 0) + MIN_LEAD);
    if (likeliest && likeliest.similarity >= min) return likeliest.answer;
    if (!isChange(message)) return undefined;
    return { rule: users || support ? 'price' : amount ? 'budget' : 'description' };
  };

  const replyByRule = (rule: RuleQuestion, { message, before, context: named, page }: Asked): Turn => {
    const { services: ids } = message.entities;
    const ofPage = pages[page]?.service;
    const isAll = message.words.some(({ text }) => text === 'services');
    // A number belongs to the service of the conversation. On another service's page, a question asks about that one.
    const isNewPage = ofPage !== undefined && before.page !== page && !isChange(message);
    const service = isNewPage ? ofPage : (before.service ?? ofPage);
    const asked = services.filter(({ id }) =>
      ids.length > 0 ? ids.includes(id) : isAll || !service || id === service,
    );
    const [only] = asked.length === 1 ? asked : [];
    const { users } = pages[page] ?? {};
    const context: ConversationContext = {
      ...(users && { users }),
      ...named,
      intent: rule === 'description' ? 'service' : 'pricing',
      service: only?.id,
      answer: only ? `${rule} ${only.id}` : rule,
      rule,
      page,
    };
    return { reply: replyWithPrices(rule, asked, context), context };
  };

  const giveAnswer = (answer: WrittenAnswer, { before, context, page }: Asked): Turn => {
    const { yes, no } = content.opening;
    const source = sourceOf(answer);
    const said = answer.reply.replace('{open}', isOpen(content.opening) ? yes : no);
    const text = source ? `${said}\n${content.source} [${source.title}](${source.href})` : said;
    const isRepeated = answer.question === before.answer && answer.intent !== 'greeting';
    return {
      reply: isRepeated
        ? { content: `${content.repeated}\n${text}`, next: [person] }
        : { content: text, next: answer.next.flatMap((name) => steps[name] ?? []) },
      context: {
        ...context,
        ...(answer.intent && { intent: answer.intent }),
        ...(answer.service && { service: answer.service }),
        answer: answer.question,
        rule: undefined,
        page,
      },
    };
  };

  /** An answer as a result, with the page that has it or leads to it. */
  const resultOf = ({ answer }: RatedAnswer) => {
    const { question, reply, next } = answer;
    const link = next.map((name) => steps[name]).find((step) => step?.kind === 'link');
    // Of small talk and rules, no page has an answer.
    const linked = link && question.endsWith('?') && { title: `${link.label}: ${question}`, href: link.href };
    const place = sourceOf(answer) ?? linked;
    return place ? [{ ...place, text: plain(reply) }] : [];
  };

  const replyWithResults = (found: readonly ChatResult[], context: ConversationContext): Turn => {
    const results = found
      .filter(({ href }, at) => found.findIndex((other) => other.href === href) === at)
      .slice(0, MAX_RESULTS);
    const [lead, answer] =
      results.length > 0 ? [content.results.lead, 'results'] : [content.unknown, 'unknown'];
    return {
      reply: { content: lead, next: [person], ...(results.length > 0 && { results }) },
      context: { ...context, answer, rule: undefined },
    };
  };

  return {
    /**
     * @param before the context after the message before
     * @param page path of the page that the message was sent from
     * @param about what that page is about
     */
    replyTo(text: string, before: ConversationContext, page: string, about?: string): Turn {
      const language = detectLanguage(text, content.languages);
      if (language) {
        const { code: lang, reply } = language;
        return {
          reply: { content: reply, next: [person], lang },
          context: { ...before, answer: `language ${lang}` },
        };
      }
      const message = read(text);
      const { services: _, ...named } = message.entities;
      const context = { ...before, ...named };
      const asked: Asked = { message, before, context, page, rated: rate(message, before, page, about) };
      const found = findAnswer(asked);
      if (found?.rule) return replyByRule(found.rule, asked);
      if (found) return giveAnswer(found as WrittenAnswer, asked);
      const likely = asked.rated.filter(({ similarity }) => similarity >= MIN_LISTED);
      return replyWithResults(likely.flatMap(resultOf), context);
    },

    /** Adds what the search finds to a reply that is no answer: the page's own section, and those with enough words. */
    async addSections(
      text: string,
      page: string,
      turn: Turn,
      search: (text: string) => Promise<SearchHit[]>,
    ) {
      if (!['results', 'unknown'].includes(turn.context.answer ?? '')) return turn;
      const words = [...new Set(stemsOf(text))];
      const countOf = ({ stems }: SearchHit) => words.filter((word) => stems.has(word)).length;
      const hits = await search(text);
      const here = hits.filter(({ section }) => pathOf(section) === page);
      const found = [...here, ...hits.filter((hit) => countOf(hit) >= Math.max(2, words.length / 2))].map(
        ({ section }) => ({ title: titleOf(section), href: section.href, text: section.text }),
      );
      return replyWithResults(fuse(turn.reply.results ?? [], found), turn.context);
    },
  };
}

export type Chat = Awaited<ReturnType<typeof createChat>>;

/** The place of an answer on its page: 'FAQ: What happens to our data?' */
const sourceOf = ({ question, source, page }: WrittenAnswer) =>
  source ? { title: `${source}: ${question}`, href: `${page}#${slug(question)}` } : undefined;

/** The results of two lists, best first, by reciprocal rank fusion with its usual constant. What both have comes first. */
function fuse(...lists: readonly (readonly ChatResult[])[]): ChatResult[] {
  const rankOf = (href: string) =>
    lists
      .flatMap((list) => list.map((result, at) => (result.href === href ? 1 / (60 + at) : 0)))
      .reduce((sum, rank) => sum + rank, 0);
  return lists.flat().sort((one, other) => rankOf(other.href) - rankOf(one.href));
}

/** What stands for an entity. */
const PLACEHOLDER = /^x(?:people|service|amount|support)$/;

/** A reply as plain text on one line. */
const plain = (reply: string) =>
  reply
    .replace('{open} ', '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\n- /g, ' ')
    .replace(/\n/g, ' ');
