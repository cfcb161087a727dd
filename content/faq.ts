import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { faqGroup, faqItem, sharedFaqItem } from './faq.schema';

/**
 * The shared questions. Other pages show some of the first five by position (1-based), so those keep their
 * places and a new question goes to the end. `group` is the heading under which the FAQ page shows it.
 */
export const sharedFaq = checkEntry(
  z.array(sharedFaqItem).min(5, 'must have at least 5 questions'),
  'content/faq.ts',
  [
    {
      group: 'Time and return',
      question: 'How long does an AI project take?',
      answer:
        'Simple automations take 1-2 weeks. Larger transformations take 1-3 months. The pricing calculator gives a number of weeks for your own case.',
    },
    {
      group: 'Time and return',
      question: 'When will we see a return?',
      answer:
        'Most clients reach a positive ROI within 3-6 months, and the average is 3-5x in year one. We agree the measure with you before we start.',
    },
    {
      group: 'Your people',
      question: 'Do we need technical people on our side?',
      answer:
        'No. We need one person who knows the process and can say what a correct result looks like. Where systems must be connected, we work with whoever looks after them.',
    },
    {
      group: 'Your data',
      question: 'What happens to our data?',
      answer:
        'It stays in systems that you control or approve. Before any work starts we agree in writing which data is used, where it is processed and when copies are deleted.',
    },
    {
      group: 'Quality and responsibility',
      question: 'What if the result is not good enough?',
      answer:
        'Quality is measured on your own cases from the first week, so you see it before launch. If the measure we agreed is not met, the system does not go live until it is.',
    },
    {
      group: 'Time and return',
      question: 'What does a project cost?',
      answer:
        'The pricing calculator works out a total from six choices and shows every line of it. The number is for planning; a formal quote follows after a call about your process.',
    },
    {
      group: 'Your people',
      question: 'Will AI replace people on our team?',
      answer:
        'We automate steps, not jobs. Most of the work we change is copying, sorting and looking things up; deciding stays with the people who did it before. What they do with the time is your decision, and it should be made before the project starts.',
    },
    {
      group: 'Your people',
      question: 'Our team has never used AI. Is that a problem?',
      answer:
        'No. Training starts from the work people already do and uses their own files. The shortest program lasts 1 day, the longest 4-8 weeks, and everybody leaves with something they made.',
    },
    {
      group: 'Your data',
      question: 'Is our data used to train models?',
      answer:
        'Not without your written consent. We choose providers whose contracts keep your data out of training, and we show you the clause before anything is connected.',
    },
    {
      group: 'Your data',
      question: 'Can you work with data that must not leave our network?',
      answer:
        'Yes. Models can run on your own servers or in a cloud account that belongs to you. That narrows the choice of models, so we test early whether the ones that remain are good enough for the task.',
    },
    {
      group: 'Quality and responsibility',
      question: 'Who answers for a mistake that the system makes?',
      answer:
        'A named person on your side decides, and the system shows what it relied on. Before launch we agree which results go through on their own, which ones stop for a check, and what happens when one was wrong.',
    },
    {
      group: 'Quality and responsibility',
      question: 'Can we run it without you afterwards?',
      answer:
        'Yes. Code, tests, prompts and instructions are handed over, and somebody on your side is trained to change them. Support afterwards is an offer, not a condition.',
    },
    {
      group: 'Working with us',
      question: 'How do we start?',
      answer:
        'With a free consultation. Bring one process that costs you time. You leave with a plan that says what to automate, what to teach and what to leave alone, whether or not you go on with us.',
    },
    {
      group: 'Working with us',
      question: 'Which service is the right one for us?',
      answer:
        'Answer the five questions of the service selector. It recommends one service, gives the reason, and names a second one that is worth a look.',
    },
    {
      group: 'Working with us',
      question: 'Do you work on site or remotely?',
      answer:
        'Both. Consultations are held remotely. Training and the first days of a project can take place at your office, which helps when the process involves paper, machines or a counter.',
    },
  ],
);

/** The shared questions under their headings, as the FAQ page shows them; a heading without questions is left out. */
export const faqGroups = faqGroup.options
  .map((title) => ({ title, items: sharedFaq.filter(({ group }) => group === title) }))
  .filter(({ items }) => items.length > 0);

/** The closing action of the FAQ page. */
export const faqClosing = {
  heading: 'Is yours not among them?',
  lead: 'Write it into the contact form as you would say it. The answer comes from a person, within 1 business day.',
};

/** The four common questions of the contact page. */
export const contactFaq = checkEntry(z.array(faqItem).length(4, 'must have 4 questions'), 'content/faq.ts', [
  { question: 'How soon will I hear back?', answer: 'Within 1 business day.' },
  {
    question: 'What should I prepare?',
    answer:
      'One process that costs you time, and roughly how often it happens. An example of the input and of a good result helps. Slides are not needed.',
  },
  {
    question: 'Do you offer remote consultations?',
    answer: 'Yes. Consultations are held remotely, by video or by phone, whichever suits you.',
  },
  {
    question: 'What do you need for a quote?',
    answer:
      'The service you have in mind, the size of the team, when it should be done, and the systems it touches. An estimate from the pricing calculator is a good start.',
  },
]);
