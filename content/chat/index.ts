import { z } from 'zod';
import type { ChatContent, ChatStep, TrainingExamples } from '@/lib/chat/types';
import { checkEntry, contentError } from '@/lib/content/check';
import { company } from '../company';
import { entities } from './entities';
import { fill } from './facts';
import { concepts, outOfScope, shorthand } from './lexicon';
import { outOfScopeExamples } from './out-of-scope-examples';
import { chatTopic } from './schema';
import { stepLinks, stepQuestions } from './steps';
import { aboutTopics } from './topics/about';
import { bookingTopics } from './topics/booking';
import { contactTopics } from './topics/contact';
import { greetingTopics } from './topics/greeting';
import { pricingTopics } from './topics/pricing';
import { serviceTopics } from './topics/service';
import { supportTopics } from './topics/support';

const personLabel = 'Talk to a person';

const topics = checkEntry(z.array(chatTopic), 'content/chat/topics', [
  ...greetingTopics,
  ...serviceTopics,
  ...pricingTopics,
  ...contactTopics,
  ...bookingTopics,
  ...supportTopics,
  ...aboutTopics,
]);

type StepInput = (typeof topics)[number]['next'][number];

function stepOf(step: StepInput, entry: string): ChatStep {
  if ('person' in step) return { kind: 'person', label: personLabel };
  const missing = (name: string): never =>
    contentError(
      { file: 'content/chat/topics', entry, field: 'next' },
      `'${name}' is not a next step.`,
      'The steps are listed in content/chat/steps.ts.',
    );
  if ('ask' in step) return { kind: 'ask', label: stepQuestions[step.ask] ?? missing(step.ask) };
  return { kind: 'link', ...(stepLinks[step.link] ?? missing(step.link)) };
}

/** The messages that lib/chat/train.ts trains the assistant on. */
export const trainingExamples: TrainingExamples = {
  topics: topics.map(({ id, intent, examples }) => ({
    id,
    intent,
    examples: examples.map((example) => example.replaceAll('{company}', company.name)),
  })),
  outOfScope: outOfScopeExamples,
};

/** What the assistant says and the words it knows. app/assistant.js/route.ts trains it and serves it to the browser. */
export const chatContent: ChatContent = {
  greeting: `Hello. I’m the ${company.name} assistant. Ask me about our services, prices, hours or how to book a consultation.`,
  unknown:
    "I'm not sure I fully understand. Could you please provide more details about what you're looking for? Or you can ask about our services, pricing, or how to contact us.",
  cleared: 'Conversation cleared.',
  handedOver: 'This conversation is now in the contact form.',
  personLabel,
  quickReplies: [
    'What services do you offer?',
    'How much do your services cost?',
    'How can I contact your team?',
    'Do you offer custom AI solutions?',
  ],
  topics: topics.map(({ examples: _, ...topic }) => ({
    ...topic,
    reply: fill(topic.reply, topic.id),
    named: topic.named && fill(topic.named, topic.id),
    next: topic.next.map((step) => stepOf(step, topic.id)),
  })),
  entities,
  lexicon: { concepts: { ...concepts, you: `${concepts.you}|${company.name}` }, shorthand, outOfScope },
};
