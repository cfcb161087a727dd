import type { VideoInput } from '../schemas/videos';

export const firstHourWithAnAssistant: VideoInput = {
  id: 1,
  slug: 'first-hour-with-an-assistant',
  title: 'Your first hour with an AI assistant',
  description: 'One real task, four tries, and a way to tell a good answer from a smooth one.',
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
    'Begin with work whose right answer you know.',
    'Name reader, purpose and length in the request.',
    'Facts that you did not paste in are guesses.',
  ],
  services: ['ai-training'],
  figures: {
    attempts: {
      kind: 'bars',
      caption: 'Lines left to correct after each try at one reply. Example figures.',
      alt: 'Bars of corrected lines: eleven after the bare request, eight once the reader is named, four with the email thread pasted in, two with limits added.',
      unit: 'lines corrected',
      items: [
        { label: 'Bare request', value: 11 },
        { label: 'Reader named', value: 8 },
        { label: 'Thread pasted in', value: 4 },
        { label: 'Limits added', value: 2, highlight: true },
      ],
    },
  },
  body: `
## Pick a task you have finished before

Open your sent folder and find a reply from last week that took you more than ten minutes: a complaint, a change to an order, an apology for a late delivery. Don't reread it yet. You'll try to get the same result from the assistant, and because you know what a good one looks like, you can judge it without help.

Avoid general-knowledge questions for this hour. They show how fluent the tool is, and fluency is the one thing you don't need to test.

## Say what the answer is for

Type the request the way you'd explain it to a new colleague on their first day. "Answer this customer" leaves everything open. "Write a reply to a wholesale customer whose pallet came two days late; she has asked for a credit; we can offer free freight on the next order" leaves very little open.

Name three things each time: who will read it, what should happen next, and how long it may be. Send that, read the draft once, and count the lines you'd change before it could go out.

## Give it the material, then the limits

Now paste the customer's email below your request, with names and account numbers replaced by X. Ask again. The draft stops inventing details, because it has the real ones.

Then add limits, one to a line:

- no promise of a date
- no apology longer than one sentence
- the offer goes in the second paragraph
- plain words, and a greeting of four words at most

::figure{#attempts}

Each limit removes a kind of mistake you've just seen. If one removes nothing, take it out again. Long requests full of old rules are how people lose control of the result.

## Compare with the version you wrote yourself

Put your own reply next to the last draft. Check the draft for three problems, in this order.

| Look for | Typical sign | What to do |
|---|---|---|
| A fact you didn't give it | A date, an amount, a clause number | Cut it, or paste in the source |
| A promise | "We will make sure" | Replace it with what you can do |
| A missing answer | The customer asked two things | Name both in the request |

Tone comes last. It's the easiest part to fix and the one people argue about longest.

## Keep what worked

Copy the final request, without the customer's text, into the place where you do this work: the top of the shared inbox notes, the first line of the template. Give it a name that says when to use it, such as "late pallet, credit requested."

Add one sentence about its weak spot: "Offers the credit too early if the limit is missing." The next person to use it won't have read this, and will get more from that sentence than from the request.

Do the same with two more tasks before the week ends.
`,
  meta: {
    title: 'Your first hour with an AI assistant',
    description:
      'A written walkthrough: take a reply you have already written, get an AI assistant to the same result in four attempts, and judge it.',
  },
};
