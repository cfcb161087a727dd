import { company } from '../company';
import type { ArticleInput } from './schema';

export const promptsAreATeamDocument: ArticleInput = {
  id: 'prompts-are-a-team-document',
  title: 'Prompts are a team document',
  excerpt: 'Keep them where the process lives, with an owner and a test.',
  category: 'Training',
  author: `${company.name} training team`,
  publishDate: '2025-03-27',
  services: ['ai-training', 'ai-onboarding'],
  figures: {
    change: {
      kind: 'steps',
      caption: 'How one fault changes a prompt. A ring marks the step where the owner decides.',
      alt: 'Five steps: a clerk sees a fault, the case is saved with its right answer, the owner changes one line, all saved cases run again, the procedure carries the new version. The owner decides at the third step.',
      steps: [
        { label: 'Fault seen', note: 'By whoever reads the letter' },
        { label: 'Case saved', note: 'With its right answer' },
        { label: 'Line changed', note: 'By the owner', person: true },
        { label: 'Cases run', note: 'All of them, old and new' },
        { label: 'Step updated', note: 'In the procedure' },
      ],
    },
  },
  body: `
Take a property management office of 26 people that does what everybody recommends. It opens a shared page called Prompt Library, asks each desk for its best ones and collects 64. Three months later only nine have been opened by anyone but their author. The figures are illustrative; the pattern is easy to find. Libraries of prompts are a mistake, and the better place is one that the office already has: the procedure for the work itself.

## Why the library empties

Consider the clerk who writes to tenants after they have moved out. She has the inspection report open, the photos, and step four of the move-out procedure, which says “letter on deductions.” The library is two clicks and one search away. Inside it are four prompts with similar names. She does not know which is current, so she uses the one in her own notes, which she copied in January.

Nothing about that is careless. She goes to the nearest place with words she trusts. So make the procedure the nearest place.

There is a fair argument for the library: it lets a good idea travel from one desk to another. In practice the idea travels and the wording does not. A prompt for deposit letters knows about inventories, photographs and the fourteen-day deadline of that desk. Moved to the desk that chases contractors it is wrong.

## Put the words inside the step

Open the procedure, find the step at which somebody uses the assistant, and write the prompt there as part of the instruction.

| Work | Where people look while doing it | Where the prompt goes |
|---|---|---|
| Letters on deposits | The move-out procedure | Step four, below the sample letter |
| Replies to viewing requests | The notes of the shared inbox | First line of the notes |
| Monthly owner reports | Last month’s spreadsheet | A tab in the template |
| Calls about repairs | The form on the screen | The help text beside the field |

If the same sentence now stands in two procedures, let it. Being able to change one’s own wording without asking the other desk is worth a duplicate. What must be identical everywhere, such as the list of things that may not be pasted in, belongs in the [one-page policy](/blog/one-page-ai-policy) and is linked from the step.

And if there is no procedure for the work, the prompt has shown you that. Write four lines on how the letter is made today. They are overdue anyway.

## The owner is already known

People ask who should look after prompts: an AI champion, the quality team, IT? Look at who answers when the result is wrong. If a tenant disputes a deduction, the head of leasing signs the reply. So the head of leasing owns the prompt behind that letter, as she owns the sample letter and the deadline.

Anyone may propose a change, and only the owner makes it. A proposal is a case: the report that went in, the letter that came out, and the sentence that is wrong.

::figure{#change}

## A test that fits on a page

A prompt without a test is an opinion. For one letter, five saved cases are enough: an ordinary one, one with no deductions, one with photos missing, one with two tenants, and one that ended in a dispute. Each case gets four statements that a colleague can tick in seconds, such as “names the item and the room” or “gives the deadline.”

:::example[Is version four better? Illustrative numbers]
Five cases with four statements each make 20 ticks. Version three of the deposit prompt earned 19; it forgot the deadline when photos were missing.

The owner adds a line about missing photos and runs all five. Version four gives the deadline there and earns that tick. But with two tenants it now addresses only the first (one tick lost), and in the case without deductions it announces a deduction and asks for a signature (two lost). The score is 19, plus 1, minus 3: 17.

Version three stays. The line about photos is reworded, run again, and becomes version five with 20. The whole exercise took 25 minutes, most of it reading.
:::

Without the other four cases, version four would have been called a repair. Prompts decay in this way: every change fixes the fault of the day and nobody looks at last month’s. For the same thinking on a larger scale, [test a model before you trust it](/blog/test-a-model-before-you-trust-it).

## What belongs beside the prompt

- [ ] The situation it is for, and one look-alike where it must not be used
- [ ] What to have open before starting
- [ ] The two faults it still makes
- [ ] Where the saved cases are, and the last score
- [ ] The date of the last run, and the owner’s job title

Use the title here and let the staff list say who holds it this year. The line about faults takes courage to publish, and a new clerk will read it twice. Our [walkthrough on prompts a team can share](/resources/videos/prompts-a-team-can-share) shows one way to lay such a page out.

## What hides in a prompt

Policy hides in prompts. Somebody adds “offer half of the cleaning cost if the tenant stayed more than two years,” and a rule that the owners never agreed to goes out in forty letters. When a prompt contains a number or a promise, ask where else that rule is written down.

Private data hides there too. A helpful example with a real name in it is sent off each time anyone uses the step.

Length is a symptom. Past a page, a prompt is usually doing the work of two, with the word “unless” in the seams. Split it where the procedure splits.

The last trouble comes from outside, and quietly. The assistant gets a new model, the wording stays the same, and the letters change a little. Nobody touched anything, so nobody runs the cases. Put a monthly run in the owner’s calendar and it will be noticed within weeks.

## Three versions side by side

Choose the letter, report or reply that your team writes most often. Ask three colleagues for the prompt they used for it yesterday, and lay the three side by side. Let the person who answers for that work pick one, mend it and paste it into the procedure before the week is over. If the three have nothing in common, begin one step earlier, with [training on the team’s own work](/services/ai-training).
`,
  meta: {
    title: 'Prompts are a team document: owner, place, test',
    description:
      'Why prompt libraries empty, and what to do in their place: put each prompt inside the procedure, give it the owner of the work, and test it.',
  },
};
