// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from './schema';

export const teamTrainingDeck: GuideInput = {
  id: 4,
  title: 'Team AI Training Deck',
  description:
    'A half-day session to run yourself, for up to fifteen people: sixteen slides with notes, a worked example, four exercises, a handout and a four-week plan.',
  category: 'Training Materials',
  type: 'Template',
  format: 'PPT + PDF',
  downloadCount: '1.4k',
  image: '/downloads/covers/4.svg',
  featured: false,
  file: 'team-ai-training-deck',
  subtitle: 'Sixteen slides, four exercises and a handout for one half day',
  updated: '2025-05-08',
  cover: [
    'What we do today',
    'Four parts of a request',
    'Exercise 1: your task',
    'Exercise 3: find six',
    'Four weeks from here',
  ],
  document: {
    kind: 'deck',
    slides: [
      {
        title: 'Half a day with AI, on our own work',
        lead: 'Bring one task you did this week. You’ll leave with a way of doing it that you have checked yourself.',
        notes:
          'Before the session, ask everyone to bring one real task without personal data, and check that all accounts work. Print slide 11 for everyone. You need a room with tables for three, and three and a half hours with two breaks. Say at the start that no one is being tested today. The tool is.',
      },
      {
        title: 'What we do today',
        table: {
          head: ['Look', 'Ask', 'Check', 'Keep'],
          rows: [
            [
              '40 minutes: what it does well, and where it fails',
              '60 minutes: writing a request that works twice',
              '50 minutes: finding the mistake before others do',
              '40 minutes: one task each, for the next four weeks',
            ],
          ],
        },
        notes:
          'Walk through the four parts. Ask each person for one sentence about the task they brought, and write the tasks on the wall. You’ll come back to this wall at the end. Five minutes.',
      },
      {
        title: 'It predicts text. That explains most of it.',
        lead: 'The assistant predicts what a good answer would look like. Often that is a good answer. Sometimes it only looks like one.',
        points: [
          {
            title: 'Good at',
            text: 'Changing form: long to short, notes to minutes, one language to another.',
          },
          { title: 'Mixed', text: 'Finding and comparing in material you gave it. Check every hit.' },
          {
            title: 'Poor at',
            text: 'Facts it wasn’t given, exact counting, knowing what it doesn’t know.',
          },
        ],
        notes:
          'Demonstrate all three live, with material from your company. For the third, ask for a source on a narrow subject of yours and try to open it together. Let the silence after the broken link do its work. Ten minutes.',
      },
      {
        title: 'What may go in, and what never does',
        table: {
          head: ['Color', 'Examples', 'Into the assistant?'],
          rows: [
            ['Green', 'Published content, price list, job ads', 'Yes'],
            ['Amber', 'Customer emails, minutes, drafts', 'Company account only, names removed'],
            ['Red', 'Health, salaries, passwords, confidential files', 'Never'],
          ],
          signals: ['green', 'amber', 'red'],
        },
        notes:
          'If your company has a policy, show its wording instead. Hold up ten printed snippets, one after the other, and let the room call out the color. Stop and talk wherever the calls differ; that is what the exercise is for. Ten minutes.',
      },
      {
        title: 'Four parts of a request',
        points: [
          {
            title: 'Who’s asking, and for whom',
            text: 'I’m a service planner. My reader is a customer.',
          },
          { title: 'What, with one verb', text: 'Draft a reply.' },
          {
            title: 'Using what',
            text: 'The order record below. If it isn’t there, say so.',
          },
          { title: 'In what form', text: 'At most 90 words, one apology, one question at the end.' },
        ],
        notes:
          'Build the request on screen, one part at a time, and run it after each part so that people see what each one changes. The third part matters most: without it the assistant fills gaps with facts of its own. Ten minutes.',
      },
      {
        title: 'Example: the same request, twice',
        table: {
          head: ['As most people would ask', 'With the four parts'],
          rows: [
            [
              '“Answer this customer. She wants to know where her part is.”',
              `“I’m a service planner. The reader is a customer who has waited nine days for a pump seal.
Draft a reply.
Use only the order record below. Write ‘not in the record’ for what is missing.
At most 90 words, one apology, and end with one question.”`,
            ],
            [
              'What came back: 160 words, three apologies, and delivery “by Friday.” The record has no date.',
              'What came back: 84 words, one apology. For the date it says: not in the record.',
            ],
          ],
        },
        notes:
          'Read both requests aloud. Ask what the first answer would have cost: a promise for Friday that no one can keep. Then ask where the second answer is weaker. Someone will say that it sounds dry, and they’re right. Tone is easy to fix; an invented date isn’t. Ten minutes.',
      },
      {
        title: 'Exercise 1: your task, twice',
        lead: 'In pairs, 25 minutes. One writes, one watches. Then switch.',
        points: [
          { text: 'Write a request for the task you brought, as you would have yesterday. Run it.' },
          { text: 'Write it again with the four parts. Run it in a new chat.' },
          { text: 'Compare the two results. What got better, and what got worse?' },
        ],
        notes:
          'Walk around. If people finish early, have them try the same request on a second case, which is where most requests break. Collect two examples of “worse” for the discussion afterward; there are always some. Ten minutes of discussion.',
      },
      {
        title: 'Exercise 2: make it work for the next person',
        lead: 'In threes, 25 minutes. A request is finished when a colleague gets the same quality from it.',
        points: [
          { text: 'Give your request to the person on your left, without explaining it.' },
          { text: 'They run it on their own case and say where they got stuck.' },
          { text: 'Change the request, never the colleague.' },
        ],
        notes:
          'People remember this exercise. Typical finds: words only the author understands, material that isn’t marked, a form that fits one case only. Keep the final versions; they go into the procedures where the work is described, each with an owner. Break for fifteen minutes afterward.',
      },
      {
        title: 'Four ways to check',
        table: {
          head: ['What', 'How', 'Takes'],
          rows: [
            ['Facts', 'Find each one in the material. No passage, no fact.', '2 minutes a page'],
            ['Numbers', 'Add them up again, in a spreadsheet', '1 minute'],
            ['Gaps', 'Ask what a careful colleague would add', '2 minutes'],
            ['Tone', 'Read it aloud to your neighbor', '1 minute'],
          ],
        },
        notes:
          'The times are rough guidance. Stress the order: facts first, tone last. Most people check tone first because it’s pleasant. Five minutes.',
      },
      {
        title: 'Exercise 3: find six',
        lead: 'Alone, 15 minutes. An assistant wrote the reply on your handout. Six things are wrong with it.',
        points: [
          { text: 'Compare the reply with the order record, line by line.' },
          { text: 'Mark what you wouldn’t send, and write why.' },
          { text: 'No assistant for this one.' },
        ],
        notes:
          'Hand out slide 11, printed. Later, make a handout from your own work the same way: a changed date, a misspelled name, a sum that is off, a source that doesn’t exist, a promise no one made, and one necessary point left out. Don’t show the next two slides on the screen until the time is up.',
      },
      {
        title: 'Handout: find six mistakes',
        table: {
          head: ['Order record 4471 (correct)', 'The assistant’s reply'],
          rows: [
            [
              `Customer: Rosa Delgado, Delgado Kitchens
Ordered: April 2, 2025
Items: 12 hinges at $14.50, 4 drawer runners at $22.00
Total: $262.00. Amounts in US dollars.
Status: runners delayed by a strike at the supplier; new delivery in the week of April 21
Customer’s note: needs the hinges by April 18
Terms: no refund for delays; partial shipment is free`,
              `Dear Ms. Delgardo,
Thank you for your order of April 12: 12 hinges and 4 drawer runners, $272.00 in total.
Because of a strike at our supplier, the drawer runners will arrive in the week of April 21. As section 7 of the Fair Delivery Act requires, we are letting you know at once.
To make up for the wait, we will refund 10 percent of your order.
Please accept our apologies. Do you have any questions?`,
            ],
          ],
        },
        notes: 'Print this slide, one per person. The company, the order and the law are made up.',
      },
      {
        title: 'What was wrong',
        table: {
          head: ['Kind', 'In the reply', 'In the record'],
          rows: [
            ['Name', 'Delgardo', 'Delgado'],
            ['Date', 'April 12', 'April 2'],
            ['Total', '$272.00', '$262.00'],
            ['Source', 'A Fair Delivery Act', 'No such law; it was invented'],
            ['Promise', 'A refund of 10 percent', 'No refund for delays'],
            ['Missing', 'Nothing about the hinges', 'Needed by April 18; could ship now, free'],
          ],
        },
        notes:
          'Ask for a show of hands: who found four, five, six? Most rooms find four. Few people find the missing one at first, because checking what is there is easier than noticing what isn’t. Ask who would have sent the reply. Ten minutes.',
      },
      {
        title: 'What stays with us',
        points: [
          { title: 'Deciding', text: 'Anything about a person, money above [limit], or a contract.' },
          { title: 'Responsibility', text: 'Our name is on it, whoever typed it.' },
          { title: 'Disclosure', text: 'If the reader would want to know that AI was used, we say so.' },
          {
            title: 'Telling each other',
            text: 'If you find a mistake, tell us the same day. There is no penalty.',
          },
        ],
        notes:
          'Replace the limit. Ask for one example of each from your work. If someone is afraid for their job, take the question seriously and answer what you know; don’t promise what you don’t. Ten minutes.',
      },
      {
        title: 'Time it before you change it',
        lead: 'One reply to a customer. Example figures: 15 minutes by hand became 11. Checking took longer, as it should.',
        bars: {
          unit: 'min',
          alt: 'Bars in pairs, by hand and with the assistant. Reading the record 4 and 4 minutes, drafting 9 and 2, checking 2 and 5.',
          items: [
            { label: 'Reading the record', before: 4, value: 4 },
            { label: 'Drafting', before: 9, value: 2 },
            { label: 'Checking', before: 2, value: 5 },
          ],
        },
        notes:
          'Gray is by hand, orange is with the assistant. Ask what would worry you in this chart: checking time that shrinks along with drafting time. Then ask everyone to time their own task once this week, the old way. Five minutes.',
      },
      {
        title: 'Exercise 4: one task for four weeks',
        lead: 'Alone, 15 minutes, then one sentence each to the room.',
        points: [
          { text: 'The task, and how often it comes up each week.' },
          { text: 'Minutes it takes today.' },
          { text: 'What you’ll check each time, in one line.' },
          { text: 'The colleague who will ask you about it.' },
        ],
        notes:
          'Write the four answers on the wall next to the task from this morning, and take a photo. Small tasks are best: something that takes ten minutes and comes up five times a week. Steer people away from their hardest task.',
      },
      {
        title: 'Four weeks from here',
        table: {
          head: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
          rows: [
            [
              'Do it the new way three times. Note the minutes.',
              'Pairs meet for 20 minutes and swap requests.',
              'Two requests go into the procedures they belong to.',
              'One hour together: minutes then and now, what we keep.',
            ],
          ],
        },
        lead: 'The session is the easy part. Put the four dates on your calendar before you leave the room.',
        notes:
          'Send the invitations while people are still here. In week 4, ask three questions: what do you still do the new way, what did you drop, and what would you show a new colleague? Write down the minutes. They tell you whether the half day was worth it.',
      },
    ],
  },
};
