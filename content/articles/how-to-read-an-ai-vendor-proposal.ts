import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const howToReadAVendorProposal: ArticleInput = {
  id: 'how-to-read-an-ai-vendor-proposal',
  title: 'How to read an AI vendor’s proposal',
  excerpt: 'Seven claims that appear in nearly every proposal, and what to ask about each.',
  category: 'Strategy',
  author: `${company.name} strategy team`,
  publishDate: '2025-02-20',
  services: ['ai-onboarding', 'ai-optimization'],
  figures: {
    usage: {
      kind: 'curve',
      caption: 'Monthly cost of usage pricing as volume grows, next to a fixed price. Illustrative.',
      alt: 'Monthly price: fixed, 3 thousand dollars; by use, from 0.5 to 6.5 thousand at 60 thousand documents. They cross at 25 thousand.',
      xLabel: 'Thousand documents a month',
      yLabel: 'Thousand dollars a month',
      series: [
        {
          label: 'Fixed price',
          tone: 'before',
          points: [
            [0, 3],
            [60, 3],
          ],
        },
        {
          label: 'Price by use',
          tone: 'lane',
          points: [
            [0, 0.5],
            [10, 1.5],
            [20, 2.5],
            [40, 4.5],
            [60, 6.5],
          ],
        },
      ],
    },
  },
  body: `
AI proposals are pleasant to read. They have a chart that rises, a photograph of people looking at a screen, and a percentage. The head of purchasing at an equipment manufacturer had five of them on her desk and couldn't tell them apart. She blamed her own inexperience. The documents were to blame. We write proposals like these ourselves, so hold ours to the same test.

Put the brochure away, take a pencil, and look for seven claims.

## 1. "Accuracy of 97 percent"

Of what, counted how, on whose documents? A result on clean samples from the vendor's library says little about your scanned packing slips. A Federal Trade Commission attorney put sellers on notice in 2023: a performance claim is deceptive if it lacks scientific support, or if it holds only for certain users or under certain conditions. Ask which conditions. The NIST framework for AI risk puts it positively: performance should be demonstrated "for conditions similar to deployment setting(s)."

So ask for the share of documents that need no correction at all, measured on two hundred of yours, drawn by you.

Then ask what happens to the rest. At 97 percent per field, a form with eight fields comes through untouched about 78 percent of the time if mistakes are independent: 0.97 multiplied by itself eight times is 0.78. More than one form in five has an error. That may be excellent. You should know it before you sign.

## 2. "Integrates with your existing systems"

Who does the integrating, in how many days, against which version? Who fixes it when your system is updated in the spring? A good proposal names the interface, the fields that cross it, and what gets written back.

## 3. "Your data is secure"

Replace the paragraph with four questions. Where is it stored, and in which country? Who can read it, by job title? Is it used to train anything other customers get? When we leave, on which day is it deleted, and who confirms that in writing? An answer that begins with "industry-leading" isn't one yet.

## 4. "Pricing scales with you"

Usage pricing is fair but hard to budget. Ask for three totals in writing: a quiet month, a normal one, and the busiest you've ever had. Ask too what you pay when a job runs twice because of a fault on their side.

::figure{#usage}

In the chart both proposals cost $3,000 at 25,000 documents. The manufacturer handles 18,000 in most months and 52,000 in January. At usage prices that is eleven months at $2,300 and one at $5,700, or $31,000 a year; the fixed price comes to $36,000. Anyone who looked only at January would have picked the more expensive one.

## 5. "Results from week one"

Something will be visible in week one. Ask what will be different in week ten: whose task is gone, who handles the exceptions, and how many there are. A plan that answers those questions has been thought through. If the timeline ends at "go live," the hard part was left to you.

## 6. "A dedicated success manager"

Ask for the name, and how many other customers that manager has. Ask who answers when it stops on a Saturday, and what "answer" means: an acknowledgment, or someone who can change things.

## 7. "State-of-the-art model"

It will be last year's model soon after you sign. Ask how the vendor changes it. Will they tell you beforehand? Do they [run your test cases](/blog/test-a-model-before-you-trust-it) against the new version? Can you stay on the old one for a month? A vendor with a routine for this has done it before.

## Put each proposal on one line

:::example[Worked example: two proposals over 24 months]
Vendor A charges $2,400 a month plus $12,000 for setup. Vendor B charges $0.12 a document with no setup. Volume averages 20,000 documents a month, compared over 24 months.

A: 12,000 + 24 × 2,400 = $69,600. B: 24 × 20,000 × 0.12 = $57,600.

On your own documents A leaves 6 percent to correct and B 15 percent. A correction takes 2 minutes at $30 an hour, so $1 each. A: 24 × 1,200 = 28,800 corrections. B: 24 × 3,000 = 72,000 corrections.

Totals: A $98,400, B $129,600. The proposal that looked $12,000 more expensive is $31,200 cheaper.
:::

The corrections appear in neither proposal. For vendor B they cost more than the documents themselves. Finding that out takes two hundred documents and about a day.

## A scorecard that survives the meeting

| Question | Weight | What earns full points |
|---|---|---|
| Share needing no correction, our documents | 3 | A count on 200 that we drew |
| Total over 24 months, three volumes | 3 | Written, corrections included |
| Leaving | 2 | Format, date and deletion in the contract |
| Change of model | 2 | Notice, test, way back |
| Week ten | 1 | Names and hours |
| Who answers on Saturday | 1 | Someone who can fix it |

Score each from 0 to 3 before the vendor presents, then again afterward. If the ranking changes, ask what you learned in between: a fact, or a mood.

## How the comparison goes wrong

Purchasing compares unlike things, because every proposal counts something different. The vendor runs the test, with documents the vendor picked. Legal reads the contract after the price is settled, and negotiates the exit with no leverage left. And the loudest skeptic is kept out of the room, although that colleague would have asked about the exit.



## Before you sign

- [ ] Two hundred of our own documents have been run, and we did the counting.
- [ ] Three monthly totals are in writing.
- [ ] The exit has a format, a date and a name.
- [ ] Someone on our side owns week ten.

If you aren't sure you should buy at all, start with [build, buy, or wait](/blog/build-buy-or-wait). The [vendor scorecard](/resources/guides) in our downloads compares three vendors and their cost over three years; enter corrections as your own hours. Draw your two hundred documents today.
`,
  sources: [
    {
      author: 'Michael Atleson, Federal Trade Commission',
      title: 'Keep your AI claims in check',
      publisher: 'FTC Business Blog',
      year: 2023,
      url: 'https://www.ftc.gov/business-guidance/blog/2023/02/keep-your-ai-claims-check',
    },
    {
      author: 'National Institute of Standards and Technology (NIST)',
      title: 'Artificial Intelligence Risk Management Framework (AI RMF 1.0)',
      publisher: 'NIST AI 100-1',
      year: 2023,
      url: 'https://doi.org/10.6028/NIST.AI.100-1',
    },
  ],
  meta: {
    title: 'How to read an AI vendor’s proposal',
    description:
      'Seven claims that appear in nearly every AI proposal, what to ask about each, and the cost that no proposal shows.',
  },
};
