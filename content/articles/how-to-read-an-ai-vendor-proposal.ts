import { company } from '../company';
import type { ArticleInput } from './schema';

export const howToReadAVendorProposal: ArticleInput = {
  id: 'how-to-read-an-ai-vendor-proposal',
  title: 'How to read an AI vendor’s proposal',
  excerpt: 'Seven sentences that appear in nearly every offer, and the question that belongs beside each.',
  category: 'Strategy',
  author: `${company.name} strategy team`,
  publishDate: '2025-02-20',
  services: ['ai-onboarding', 'ai-optimization'],
  figures: {
    usage: {
      kind: 'curve',
      caption:
        'What one vendor’s price model costs a month as use grows, beside the fixed offer. Illustrative.',
      alt: 'Two lines over monthly documents in thousands. The fixed offer stays at 3 thousand dollars. The price by use rises from 0.5 at zero documents to 1.5 at 10, 2.5 at 20, 4.5 at 40 and 6.5 at 60 thousand documents. They cross at 25 thousand.',
      xLabel: 'Thousand documents a month',
      yLabel: 'Thousand dollars a month',
      series: [
        {
          label: 'Fixed offer',
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
Proposals for AI are pleasant to read. They contain a chart that rises, a photograph of people looking at a screen, and a percentage. The head of purchasing at a machine builder had five of them on her desk and could not tell them apart, which she took for her own ignorance. It was in the documents. We sell such projects ourselves, so read what follows as advice that applies to our offers too.

Put the brochure away, take a pencil, and look for seven sentences.

## 1. "Accuracy of 97 percent"

Of what, counted how, on whose documents? Accuracy on clean samples from the vendor's library says little about your scanned delivery notes. Ask for the share of documents that need no correction at all, measured on two hundred of yours, drawn by you.

Then ask what happens to the rest. Ninety-seven percent per field, with eight fields on a form, leaves about 78 percent of forms untouched if mistakes are independent: 0.97 multiplied by itself eight times is 0.78. More than every fifth form is wrong somewhere. That may be excellent. It should be known.

## 2. "Integrates with your existing systems"

A verb without a subject. Who does it, in how many days, against which version, and who repairs it when your system is updated in the spring? A good offer names the interface, the fields that cross it, and what is written back. A better one names what is deliberately left out.

## 3. "Your data is secure"

Four questions replace the paragraph. Where is it stored, and in which country? Who can read it, by job title? Is it used to train anything that other customers get? When we leave, on which day is it deleted, and who confirms that in writing? If an answer begins with "industry-leading," it is still missing.

## 4. "Pricing scales with you"

Prices by use are fair and hard to budget. Ask for three totals in writing: a quiet month, a normal one and the busiest you ever had. Include what is charged when a job runs twice because of a fault on their side.

::figure{#usage}

In the illustrative chart both offers cost $3,000 at 25,000 documents. The machine builder handles 18,000 in most months and 52,000 in January. By use that is eleven months at $2,300 and one at $5,700, together $31,000 a year; the fixed offer comes to $36,000. Looking at January alone would have picked the dearer one.

## 5. "Results from week one"

Something will be visible in week one. Ask what is different on Monday of week ten: whose task is gone, who looks at exceptions, how many. A plan that says who does what in week ten has been thought through. If the timeline ends at "go live," the difficult part was left to you.

## 6. "A dedicated success manager"

Ask for the name, and how many other customers that person has. Ask who answers when it stops on a Saturday, and what "answer" means: an acknowledgment, or someone who can change things. Support by people who cannot reach the developers is a mailbox with a first name.

## 7. "State-of-the-art model"

It will be last year's model by the time you sign. The right question is how the vendor changes it. Do they tell you beforehand? Do they [run your test cases](/blog/test-a-model-before-you-trust-it) against the new version? Can you stay on the old one for a month? A supplier with a routine for that has been in the trade for a while.

## Put each offer on one line

:::example[Cost of one correct document, illustrative]
Vendor A asks $2,400 a month plus setup of $12,000; vendor B asks $0.12 a document and no setup. Volume averages 20,000 documents a month, compared over 24 months.

A: 12,000 + 24 × 2,400 = $69,600. B: 24 × 20,000 × 0.12 = $57,600.

In the test on your own papers A leaves 6 percent to correct and B 15 percent. A correction takes 2 minutes at $30 an hour, so $1 each. A: 24 × 1,200 = 28,800 corrections. B: 24 × 3,000 = 72,000 corrections.

Totals: A $98,400, B $129,600. The offer that looked $12,000 dearer is $31,200 cheaper.
:::

The corrections stand in neither proposal. For vendor B they cost more than the documents. Finding out takes two hundred papers and about a day.

## A scorecard that survives the meeting

| Question | Weight | What earns full points |
|---|---|---|
| Share needing no correction, our documents | 3 | A count on 200 that we drew |
| Total over 24 months, three volumes | 3 | Written, corrections included |
| Leaving | 2 | Format, date and deletion in the contract |
| Change of model | 2 | Notice, test, way back |
| Week ten | 1 | Names and hours |
| Who answers on Saturday | 1 | A person who can act |

Score each from 0 to 3 before the vendor's presentation, then again afterwards. If the order changes, ask yourselves what you learned in between: a fact, or a mood.

## How the comparison is spoiled

Purchasing compares unlike things because every offer counts something else. The test is done by the vendor, with documents the vendor picked. Legal reads the contract after the price has been agreed, so the exit is negotiated from weakness. And the loudest skeptic is kept out of the room, although that colleague would have asked question three.

There is also the reverse error of asking so much that only the largest vendor can afford to answer. Six questions are plenty.

## Before you sign

- [ ] Two hundred of our own documents have been run, and we counted.
- [ ] Three monthly totals are in writing.
- [ ] The exit has a format, a date and a name.
- [ ] Someone on our side owns week ten.

If it is still unclear whether to buy at all, [build, buy, or wait](/blog/build-buy-or-wait) is the earlier question. The [vendor scorecard](/resources/guides) in our downloads weighs three offers and their cost over three years; corrections go into its line for your own hours. Where a system already runs and only its price has become a surprise, look at [optimization](/services/ai-optimization) before replacement. Draw your two hundred documents today; everything else waits for them.
`,
  meta: {
    title: 'How to read an AI vendor’s proposal',
    description:
      'Seven sentences that stand in nearly every AI offer, the question that belongs beside each, and the sum that no proposal shows.',
  },
};
