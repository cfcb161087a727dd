// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from './schema';

export const aiBusinessCase: GuideInput = {
  id: 2,
  title: 'AI Business Case Template',
  description:
    'Five pages for a board’s decision: the problem in numbers, the options, the money in three cases, and when you would stop.',
  category: 'Business Templates',
  type: 'Template',
  format: 'DOCX',
  downloadCount: '1.8k',
  image: '/downloads/covers/2.svg',
  featured: false,
  file: 'ai-business-case-template',
  subtitle: 'Replace everything in [brackets]. Delete the gray boxes before you send it.',
  updated: '2025-05-08',
  cover: ['Summary', 'The problem today', 'Options', 'Costs and return', 'Risks and stop rules'],
  document: {
    kind: 'text',
    parts: [
      `| | |
| --- | --- |
| Process | [What would change, in five words] |
| Sponsor | [Name and role] |
| Author | [Name and role] |
| Decision needed by | [Date] |
| Amount requested | $[amount], of which $[amount] before the first gate |

## Summary

We request **$[amount]** to [do what] in [process]. Today the process takes **[hours] hours a month** and costs **$[amount] a year**. If the plan works as expected, it pays for itself after **[months] months**. If it works half as well, after **[months] months**. We will know by **[date]**, having spent no more than **$[amount]**.

:::example[How to write the summary]
Write it last, in six lines or fewer. A reader who stops here should know what you're asking for, what it replaces, and when you'll come back. Avoid the words "transform" and "potential"; give a number or leave the sentence out.
:::

## What we ask the board to decide

1. Release $[amount] for the pilot in [process], to be spent by [date].
2. Name [name] as the owner of the result.
3. Accept the stop rules in the last section as binding.

## Contents

| Page | What it answers |
| --- | --- |
| 2 | What does the problem cost us today? |
| 3 | What are the options, and why this one? |
| 4 | What does it cost, and when does it pay back? |
| 5 | What could go wrong, and when do we stop? |
`,
      `## The problem today

[Describe one ordinary case from start to end: what comes in, who handles it, where it waits, what goes wrong. Ten sentences. Name the tools.]

| Measure | Value today | How we measured it |
| --- | --- | --- |
| Cases a month | [number] | [system report, month] |
| Minutes of work per case | [number] | [timed on how many cases, when; at least 30] |
| Days from start to finish | [number] | [source] |
| Cases that come back for correction | [percent] | [source] |
| People who do this work | [number] | [full-time equivalents] |

### What it costs

Yearly cost = cases a month x 12 x minutes per case / 60 x hourly cost. Use the full cost of an hour, including benefits and payroll taxes, not the wage.

:::example[Example]
900 cases x 12 x 14 minutes / 60 x $38 = $95,760 a year. *Illustrative figures, in US dollars.*
:::

### What happens if we do nothing

[Two or three sentences: growth in volume, people about to leave, a deadline, a competitor's promise to the same customers. If nothing gets worse, say so. It makes the rest of the document easier to believe.]
`,
      `## Options

Compare at least three. "Do nothing" is always one. A simpler change without AI is often another, and sometimes the best.

| | A: Leave as is | B: Change the form or the rule | C: AI drafts, people approve |
| --- | --- | --- | --- |
| What changes | Nothing | [for example: required fields in the order form] | [what the system does, what people still do] |
| One-time cost | $0 | $[amount] | $[amount] |
| Yearly running cost | $[amount] | $[amount] | $[amount] |
| Hours saved a month | 0 | [hours] | [hours] |
| Earliest benefit | None | [date] | [date] |
| Hardest part | [retaining people] | [customers must change a habit] | [checking with care after the tenth week] |

### Why we propose option [letter]

[Three sentences. Say what the runner-up does better, and why that counts for less.]

### What stays with people

- [A decision or step that people keep, and whose it is]
- [Cases that never go to the system, such as complaints or minors' data]
- [The check of each output: who, how long it takes, where it is recorded]
`,
      `## Costs and return

Fill in three columns. The middle one is your plan. The left one is the weakest result you would still approve.

| Amounts in US dollars | Cautious | Expected | Good |
| --- | --- | --- | --- |
| One-time: build or purchase | [ ] | [ ] | [ ] |
| One-time: training and lost time | [ ] | [ ] | [ ] |
| Yearly: licenses and usage | [ ] | [ ] | [ ] |
| Yearly: checking and upkeep, hours x cost | [ ] | [ ] | [ ] |
| Yearly: hours saved x hourly cost | [ ] | [ ] | [ ] |
| **Yearly net benefit** | [ ] | [ ] | [ ] |
| **Payback in months** | [ ] | [ ] | [ ] |

Payback in months = one-time costs / (yearly net benefit / 12). The budget workbook on our [guides and templates](/resources/guides) page calculates the three columns for you.

### Where saved hours go

Saved hours are money only if they are put to use. Name it: [overtime that ends / a vacancy that is not filled / other work that gets done, and what it is worth]. Confirmed by finance: [name, date].

### What these figures leave out

- [Effects that are real but not counted, such as faster replies]
- [Costs that another budget carries]
- [The largest assumption, and what would prove it wrong]
`,
      `## Risks and stop rules

| Risk | How likely | What we do about it | Who watches |
| --- | --- | --- | --- |
| Wrong output reaches a customer | [low / medium / high] | A reviewer approves every output until [date] | [name] |
| Data goes where it must not | [ ] | Only the fields listed in [document]; contract checked by [name] | [name] |
| Vendor changes its price or shuts down | [ ] | Export tested on [date]; second vendor known | [name] |
| People stop checking | [ ] | A second reader rechecks twenty outputs a week | [name] |
| Use stays below plan | [ ] | Finished cases counted weekly; training repeated in month two | [name] |

### We stop when

- [ ] the pilot has cost $[amount] and the measure has not moved by [percent];
- [ ] [number] wrong outputs of the worst kind have reached a customer;
- [ ] the owner named on page 1 leaves, until a new one is named.

### Plan

| Step | From | To | What you can check |
| --- | --- | --- | --- |
| Measure today's value | [date] | [date] | Table on page 2, signed |
| Trial on past cases | [date] | [date] | Share of right results |
| Pilot on live cases | [date] | [date] | The measure, weekly |
| Decision to keep or stop | [date] | [date] | This document, with actual figures |

Approved: ______________________  Date: ____________
`,
    ],
  },
};
