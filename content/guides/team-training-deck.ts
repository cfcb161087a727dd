// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from './schema';

export const teamTrainingDeck: GuideInput = {
  id: 4,
  title: 'Team AI Training Deck',
  description:
    'A half-day session for a team of up to fifteen: twelve slides with speaker’s notes, four exercises on your own work, and a plan for the four weeks after.',
  category: 'Training Materials',
  type: 'Template',
  format: 'PPT + PDF',
  downloadCount: '1.4k',
  image: '/downloads/covers/4.svg',
  featured: false,
  file: 'team-ai-training-deck',
  subtitle: 'Twelve slides and four exercises for one half day',
  updated: '2025-04-29',
  cover: [
    'What we do today',
    'Four parts of a request',
    'Exercise 1: your task',
    'Exercise 3: find it',
    'Four weeks',
  ],
  document: {
    kind: 'deck',
    slides: [
      {
        title: 'Half a day with AI, on our own work',
        lead: 'Bring one task you did this week. You will leave with a way of doing it that you have checked yourself.',
        notes:
          'Before the day: ask everyone to bring one real task without personal data, and check that all accounts work. Room with tables for three. Time: three and a half hours with two breaks. Say at the start that nobody is being tested today; the tool is.',
      },
      {
        title: 'What we do today',
        steps: [
          { label: 'Look', note: '40 minutes: what it does well, and where it fails' },
          { label: 'Ask', note: '60 minutes: writing a request that works twice' },
          { label: 'Check', note: '50 minutes: finding the mistake before others do' },
          { label: 'Keep', note: '40 minutes: one task each, for the next four weeks' },
        ],
        notes:
          'Walk through the four parts. Ask each person for one sentence about the task they brought, and write the tasks on the wall. You will come back to this wall at the end. Five minutes.',
      },
      {
        title: 'It continues text. That explains most of it.',
        lead: 'The assistant predicts what a good answer would look like. Often that is a good answer. Sometimes it only looks like one.',
        points: [
          {
            title: 'Good at',
            text: 'Changing form: long to short, notes to minutes, one language to another.',
          },
          { title: 'Mixed', text: 'Finding and comparing in material that you gave it. Check every hit.' },
          {
            title: 'Poor at',
            text: 'Facts it was not given, exact counting, knowing what it does not know.',
          },
        ],
        notes:
          'Demonstrate all three live, with material from your company. For the third, ask for a source on a narrow subject of yours and try to open it together. Let the silence after the broken link do its work. Ten minutes.',
      },
      {
        title: 'What never goes in',
        table: {
          head: ['Color', 'Examples', 'Assistant'],
          rows: [
            ['Green', 'Published texts, price list, job advertisement', 'Yes'],
            ['Yellow', 'Process notes, drafts, figures without names', 'Company account only'],
            ['Red', 'Health, salaries, client files, passwords', 'No'],
          ],
        },
        notes:
          'If your company has a policy, show its wording instead. Hold up ten printed snippets, one after the other, and let the room call out the color. Disagreement is the point: stop and talk where the calls differ. Ten minutes.',
      },
      {
        title: 'Four parts of a request',
        points: [
          {
            title: 'Who and for whom',
            text: 'I am a service planner; the reader is a customer who waits for a part.',
          },
          { title: 'What, with one verb', text: 'Draft a reply.' },
          {
            title: 'From what',
            text: 'Use only the order record below. Write ‘not in the record’ for what is missing.',
          },
          { title: 'In which form', text: 'At most 90 words, no apology twice, end with one question.' },
        ],
        notes:
          'Build the request on screen, one part at a time, and run it after each part so that people see what each one changes. The third part matters most: it is where invented facts come from. Ten minutes.',
      },
      {
        title: 'Exercise 1: your task, twice',
        lead: 'In pairs, 25 minutes. One writes, one watches. Then change seats.',
        points: [
          { text: 'Write a request for the task you brought, as you would have yesterday. Run it.' },
          { text: 'Write it again with the four parts. Run it in a new chat.' },
          { text: 'Put both results side by side. What got better, and what got worse?' },
        ],
        notes:
          'Walk around. People who finish early try the same request on a second case, which is where most requests break. Collect two examples of ‘worse’ for the talk afterwards; there are always some. Ten minutes of talk.',
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
          'This is the exercise people remember. Typical finds: words that only the author understands, material that is not marked, a form that fits one case only. Keep the final versions; they are the first entries of the team’s library. Break of fifteen minutes after it.',
      },
      {
        title: 'Four ways to check',
        table: {
          head: ['What', 'How', 'Takes'],
          rows: [
            ['Facts', 'Find each one in the material. No passage, no fact.', '2 minutes a page'],
            ['Numbers', 'Add up again, in a spreadsheet', '1 minute'],
            ['Gaps', 'Ask yourself what a careful colleague would add', '2 minutes'],
            ['Tone', 'Read it aloud to the person beside you', '1 minute'],
          ],
        },
        notes:
          'The times are rough guidance from practice sessions, for orientation only. Stress the order: facts first, tone last. Most people check tone first since it is pleasant. Five minutes.',
      },
      {
        title: 'Exercise 3: find it',
        lead: 'Alone, 15 minutes. The page in front of you was written by an assistant. Six things are wrong.',
        points: [
          { text: 'Mark what you would not send, and write why beside it.' },
          { text: 'No assistant allowed for this one.' },
          { text: 'Afterwards: who found the one that was missing rather than wrong?' },
        ],
        notes:
          'Prepare the page from a text of your own: a changed date, a swapped name, a sum that is off, a source that does not exist, a promise nobody made, and one necessary point left out. Most rooms find four. Nobody finds the missing one at first. Ten minutes of talk.',
      },
      {
        title: 'What stays with us',
        points: [
          { title: 'Deciding', text: 'Anything about a person, money above [limit], or a contract.' },
          { title: 'Answering for it', text: 'Our name is under it, whoever typed it.' },
          { title: 'Saying so', text: 'If the reader would want to know that AI was used, we tell them.' },
          {
            title: 'Telling each other',
            text: 'A mistake found today is told today. There is no penalty for it.',
          },
        ],
        notes:
          'Replace the limit. Ask for one example of each from your work. If someone is afraid for their job, take the question seriously and answer what you know; do not promise what you do not. Ten minutes.',
      },
      {
        title: 'Exercise 4: one task for four weeks',
        lead: 'Alone, 15 minutes, then one sentence each to the room.',
        points: [
          { text: 'The task, and how often it comes up each week.' },
          { text: 'Minutes it takes today. Time it once before you change anything.' },
          { text: 'What you check each time, in one line.' },
          { text: 'The colleague who will ask you about it.' },
        ],
        notes:
          'Write the four answers on the wall beside the task from this morning, and take a photo. Small tasks are best: something that takes ten minutes and comes up five times a week. Steer people away from their hardest task.',
      },
      {
        title: 'Four weeks from here',
        steps: [
          { label: 'Week 1', note: 'Do it the new way three times. Note the minutes.' },
          { label: 'Week 2', note: 'Pairs meet for 20 minutes and swap requests.' },
          { label: 'Week 3', note: 'Two requests go into the shared library.' },
          { label: 'Week 4', note: 'One hour together: minutes then and now, what we keep.' },
        ],
        lead: 'The session is the easy part. Put the four dates into the calendar before you leave the room.',
        notes:
          'Do send the invitations while people are still here. In week 4, ask three questions: what do you still do the new way, what did you drop, and what would you show a new colleague? Write down the minutes. That is your measure of whether the half day was worth it.',
      },
    ],
  },
};
