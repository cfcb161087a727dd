import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const promptsAreATeamDocument: ArticleInput = {
  id: 'prompts-are-a-team-document',
  title: 'Prompts are a team document',
  excerpt: 'Keep them where the work is described, with an owner and a test.',
  category: 'Training',
  author: `${company.name} training team`,
  publishDate: '2025-03-27',
  services: ['ai-training', 'ai-onboarding'],
  figures: {
    change: {
      kind: 'steps',
      caption: 'How one mistake changes a prompt. The ring marks the owner’s decision.',
      alt: 'A clerk sees a mistake, the case is saved, the owner decides on a changed line, all saved cases run again, the procedure gets the new version.',
      steps: [
        { label: 'Mistake seen', note: 'By whoever reads the letter' },
        { label: 'Case saved', note: 'With its right answer' },
        { label: 'Line changed', note: 'By the owner', person: true },
        { label: 'Cases run', note: 'All of them, old and new' },
        { label: 'Step updated', note: 'In the procedure' },
      ],
    },
  },
  body: `
A property management office with 26 employees does what everyone recommends. It opens a shared page called Prompt Library, asks each desk for its best prompts, and collects 64. Three months later only nine have been opened by anyone but their author. A separate page of prompts is a place people have to remember to visit. The office already has a better one: the procedure for the work itself.

## Why the page goes unused

Consider the clerk who writes to tenants after they move out. She has the inspection report open, the photos, and step four of the move-out procedure, which says "letter on deductions." The prompt page is two clicks and a search away. It has four prompts with similar names. She doesn't know which is current, so she uses the one in her own notes, copied in January.

She uses the nearest words she trusts. So make the procedure the nearest place.

There is a fair argument for one shared page: a good idea can travel from desk to desk. In practice the idea travels and the wording doesn't. A prompt for deposit letters knows about move-in checklists, photographs and that desk's fourteen-day deadline. At the desk that chases contractors, it's wrong. Keep an index if you like, one line per prompt with a link to where it lives. That's how our [prompt standard](/resources/guides) uses the word "library."

## Put the words in the step

Open the procedure, find the step where someone uses the assistant, and write the prompt there as part of the instruction.

| Work | Where people look while doing it | Where the prompt goes |
|---|---|---|
| Deposit letters | The move-out procedure | Step four, below the sample letter |
| Replies to showing requests | The notes of the shared inbox | First line of the notes |
| Monthly owner reports | Last month's spreadsheet | A tab in the template |
| Calls about repairs | The form on the screen | The help text beside the field |

If two procedures now contain the same sentence, leave it. Whatever must be identical everywhere, such as the list of things never to paste in, belongs in the [one-page policy](/blog/one-page-ai-policy), with a link from the step.

And if the work has no procedure, you've just found that out. Write four lines on how the letter is made today.

## You already know the owner

Who should look after prompts: an AI champion, the quality team, IT? Ask who has to answer when the result is wrong. If a tenant disputes a deduction, the head of leasing signs the reply. So the head of leasing owns the prompt, just as she owns the sample letter and the deadline. Record the job title rather than the name; the staff list says who holds it this year.

Anyone may propose a change, but only the owner makes it. A proposal is a case: the report that went in, the letter that came out, and the sentence that's wrong.

::figure{#change}

## A test that fits on a page

People rarely test prompts. When Zamfirescu-Pereira and colleagues watched non-experts design them, the participants worked "opportunistically, not systematically," and tended to overgeneralize from what they saw.

For one letter, five saved cases are enough: two ordinary ones, one with photos missing, one with two tenants, and one that should go to a manager because it ended in a dispute. Each gets four statements that a colleague can check in seconds, such as "names the item and the room" or "gives the deadline."

:::example[Worked example: is version four better?]
Five cases with four statements each make 20 checks. Version three of the deposit prompt passed 19; it forgot the deadline when photos were missing.

The owner adds a line about missing photos and runs all five. Version four gives the deadline there and earns that check. But with two tenants it now addresses only the first (one lost), and in an ordinary case without deductions it announces one and asks for a signature (two lost). The score is 19, plus 1, minus 3: 17.

Version three stays. The owner rewords the line about photos, runs it again, and gets version five with 20. It took 25 minutes, most of it reading.
:::

Without the other four cases, version four would have passed as a repair. Prompts decay that way: each change fixes today's mistake, and last month's goes unwatched. For the same idea on a larger scale, see [test a model before you trust it](/blog/test-a-model-before-you-trust-it).

## What to keep next to the prompt

- [ ] The situation it's for, and one look-alike where it must not be used
- [ ] What to have open before you start
- [ ] The two mistakes it still makes
- [ ] Where the saved cases are, and the last score
- [ ] The date of the last run, and the owner's job title

Our [walkthrough on prompts a team can share](/resources/videos/prompts-a-team-can-share) shows one way to lay out the page.

## What hides in a prompt

Policy does. A clerk adds "offer half of the cleaning cost if the tenant stayed more than two years," and forty letters go out with a rule the owners never agreed to. When a prompt contains a number or a promise, ask where else that rule is written down.

So does private data. A helpful example with a real name in it is sent off each time anyone uses the step.

Length is a warning sign. Past a page, a prompt is usually doing two jobs, joined by the word "unless." Split it where the procedure splits.

The last problem comes from outside. The assistant gets a new model, and the letters change although the wording didn't. Chen, Zaharia and Zou measured how far that can go: GPT-4's accuracy at telling prime numbers from composite ones fell from 84 to 51 percent between March and June 2023. Put a monthly run in the owner's calendar.

## Try it with three versions

Choose the letter, report or reply your team writes most often. Ask three colleagues for the prompt they used yesterday, and compare the three. Have the owner of that work pick one, fix it, and paste it into the procedure before the week is over. If the three have nothing in common, take a step back and start with [training on the team's own work](/services/ai-training).
`,
  sources: [
    {
      author: 'J.D. Zamfirescu-Pereira, Richmond Wong, Bjoern Hartmann and Qian Yang',
      title: 'Why Johnny Can’t Prompt: How Non-AI Experts Try (and Fail) to Design LLM Prompts',
      publisher: 'CHI 2023',
      year: 2023,
      url: 'https://doi.org/10.1145/3544548.3581388',
    },
    {
      author: 'Lingjiao Chen, Matei Zaharia and James Zou',
      title: 'How Is ChatGPT’s Behavior Changing over Time?',
      publisher: 'arXiv:2307.09009',
      year: 2023,
      url: 'https://arxiv.org/abs/2307.09009',
    },
  ],
  meta: {
    title: 'Prompts are a team document: owner, place, test',
    description:
      'Why prompt libraries go unused, and what works instead: put each prompt in the procedure, give it the owner of the work, and test it.',
  },
};
