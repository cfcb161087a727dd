import type { VideoInput } from './schema';

export const firstHourWithAnAssistant: VideoInput = {
  id: 1,
  slug: 'first-hour-with-an-assistant',
  title: 'Your first hour with an AI assistant',
  description:
    'One real task from your own week, four attempts at it, and a way to tell the good answer from the fluent one.',
  category: 'Getting Started',
  level: 'Beginner',
  duration: '15:32',
  // A placeholder, to be replaced before launch.
  views: '12.5k',
  featured: true,
  date: '2025-02-11',
  chapters: [
    { at: '0:00', title: 'Pick a task you have finished before' },
    { at: '2:40', title: 'Say what the answer is for' },
    { at: '6:15', title: 'Give it the material, then the limits' },
    { at: '9:50', title: 'Compare with the version you wrote yourself' },
    { at: '13:05', title: 'Keep what worked' },
  ],
  keyPoints: [
    'Begin with work whose right answer you already know, so that you are the judge.',
    'A request that names reader, purpose and length needs fewer corrections than a clever one.',
    'Facts that you did not paste in are guesses until you have checked them.',
    'Save the request beside the task it belongs to; that is where you will look for it.',
  ],
  services: ['ai-training'],
  figures: {
    attempts: {
      kind: 'bars',
      caption: 'Lines left to correct after each attempt at one reply. Illustrative numbers.',
      alt: 'Bars of corrected lines: eleven after the bare request, eight once the reader is named, four with the mail thread pasted in, two with limits added.',
      unit: 'lines corrected',
      items: [
        { label: 'Bare request', value: 11 },
        { label: 'Reader named', value: 8 },
        { label: 'Mail thread pasted in', value: 4 },
        { label: 'Limits added', value: 2 },
      ],
    },
  },
  body: `
## Pick a task you have finished before

Open your sent mail and find a reply from last week that took you more than ten minutes: a complaint, a change to an order, an apology for a late delivery. Leave that reply closed for now. You will try to get the same result from the assistant, and because you know what a good one looks like, you can judge it without help.

Avoid questions of general knowledge for this hour. They show how fluent the tool is, and fluency is the one thing you do not need to test.

## Say what the answer is for

Type the request as you would say it to a colleague on their first day. “Answer this customer” leaves everything open. “Write a reply to a wholesale customer whose pallet came two days late; she has asked for a credit; we can offer free freight on the next order” leaves very little open.

Name three things each time: who reads it, what should happen after they have read it, and how long it may be. Send that, read the draft once, and count the lines you would change before it could go out.

## Give it the material, then the limits

Now paste in the customer’s mail below your request, with names and account numbers replaced by X. Ask again. The draft will stop inventing details, because the details are there.

Then add limits, one a line:

- no promise of a date
- no apology longer than one sentence
- the offer stands in the second paragraph
- plain words, no greeting formula of more than four

::figure{#attempts}

Each line removes a kind of mistake you have just seen. If a limit removes nothing, take it out again; long requests full of old rules are how people lose control of the result.

## Compare with the version you wrote yourself

Put your own reply next to the last draft. Read the draft for three faults in this order.

| Look for | Typical sign | What to do |
|---|---|---|
| A fact nobody gave it | A date, a sum, a clause number | Strike it, or paste in the source |
| A promise | “We will make sure” | Replace it with what you can do |
| A missing answer | The customer asked two things | Name both in the request |

Tone comes last. It is the easiest part to mend and the one people argue about longest.

## Keep what worked

Copy the final request, without the customer’s text, into the place where you do this work: the top of the shared inbox notes, the first line of the template file. Give it a name that says when to use it, such as “late pallet, credit asked.”

Add one sentence about its weak spot: “Offers the credit too early if the limit line is missing.” The next person who uses it will not have watched this session, and that sentence is worth more to them than the request.

Do the same with two more tasks before the week ends. After three you will notice which part of your work is material, which is judgment, and which is typing. Only the last of these is what the assistant takes over.
`,
  meta: {
    title: 'Your first hour with an AI assistant',
    description:
      'A 15-minute session: take a reply you have already written, get an AI assistant to the same result in four attempts, and judge it.',
  },
};
