// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from './schema';

export const aiBusinessCase: GuideInput = {
  id: 2,
  title: 'AI Business Case Template',
  description:
    'Five pages that a board can decide on: the problem in numbers, the options, the money in three columns and the conditions under which you stop.',
  category: 'Business Templates',
  type: 'Template',
  format: 'DOCX',
  downloadCount: '1.8k',
  image: '/downloads/covers/2.svg',
  featured: false,
  file: 'ai-business-case-template',
  subtitle: 'Replace what stands in [brackets]. Delete the gray boxes before you send it.',
  updated: '2025-04-24',
  cover: ['Summary', 'The problem today', 'Options', 'Costs and return', 'Risks and stop rules'],
  document: {
    kind: 'text',
    parts: [
      `| | |
| --- | --- |
| Process | [What is to change, in five words] |
| Sponsor | [Name and role] |
| Author | [Name and role] |
| Decision needed by | [Date] |
| Amount asked for | $[amount], of which $[amount] before the first gate |

## Summary

We ask for **$[amount]** to [do what] in [process]. Today the process takes **[hours] hours a month** and costs **$[amount] a year**. If the plan works as expected, it pays for itself after **[months] months**. If it works half as well, after **[months] months**. We will know by **[date]**, having spent no more than **$[amount]**.

:::example[How to write the summary]
Write it last and keep it to six lines. A reader who stops here should know what you ask for, what it replaces, and when the question is asked again. Avoid the words ‘transform’ and ‘potential’; give a number or leave the sentence out.
:::

## What we ask the board to decide

1. Release $[amount] for the pilot in [process], to be spent by [date].
2. Name [person] as the owner of the result.
3. Accept the stop rules in the last section as binding.
`,
      `## The problem today

[Describe one ordinary case from start to end: what comes in, who touches it, where it waits, what goes wrong. Ten sentences. Name the tools.]

| Measure | Value today | How it was measured |
| --- | --- | --- |
| Cases a month | [number] | [system report, month] |
| Minutes of work per case | [number] | [timed on how many cases, when] |
| Days from start to finish | [number] | [source] |
| Cases that come back for correction | [percent] | [source] |
| People who do this work | [number] | [full-time equivalents] |

### What it costs

Yearly cost = cases a month x 12 x minutes per case / 60 x hourly cost. Use the full cost of an hour including employer contributions, not the wage.

:::example[Example]
900 cases x 12 x 14 minutes / 60 x $38 = $95,760 a year. *Illustrative figures, in US dollars.*
:::

### What happens if we do nothing

[Two or three sentences. Growth in volume, people about to leave, a deadline, a competitor’s promise to the same customers. If nothing gets worse, say so; it is a strong sign of an honest paper.]
`,
      `## Options

Set at least three side by side. ‘Do nothing’ is always one. A simpler change without AI is often another, and sometimes the best.

| | A: Leave as is | B: Change the form or the rule | C: AI drafts, people approve |
| --- | --- | --- | --- |
| What changes | Nothing | [for example: required fields in the order form] | [what the system does, what people still do] |
| One-off cost | $0 | $[amount] | $[amount] |
| Yearly running cost | $[amount] | $[amount] | $[amount] |
| Hours saved a month | 0 | [hours] | [hours] |
| Earliest benefit | None | [date] | [date] |
| Hardest part | [retaining people] | [customers must change a habit] | [checking with care after the tenth week] |

### Why we propose option [letter]

[Three sentences. Say what the runner-up does better, and why that weighs less.]

### What stays with people

- [Decision or step that remains with a person, and whose it is]
- [Cases that never go to the system, such as complaints or minors’ data]
- [The check of each output: who, how long it takes, where it is recorded]
`,
      `## Costs and return

Fill in three columns. The middle one is your plan. The left one is what you would still sign if half of it came true.

| Amounts in US dollars | Cautious | Expected | Good |
| --- | --- | --- | --- |
| One-off: build or purchase | [ ] | [ ] | [ ] |
| One-off: training and lost time | [ ] | [ ] | [ ] |
| Yearly: licenses and usage | [ ] | [ ] | [ ] |
| Yearly: checking and upkeep, hours x cost | [ ] | [ ] | [ ] |
| Yearly: hours saved x hourly cost | [ ] | [ ] | [ ] |
| **Yearly net benefit** | [ ] | [ ] | [ ] |
| **Payback in months** | [ ] | [ ] | [ ] |

Payback in months = one-off costs / (yearly net benefit / 12). The budget workbook on our page of [guides and templates](/resources/guides) calculates the three columns for you.

### Where saved hours go

Hours saved are money only if something happens with them. Name it: [overtime that ends / a vacancy that is not filled / work that is now done, with its worth]. The finance team has confirmed this: [name, date].

### What these figures leave out

- [Effects that are real but not counted, such as faster replies]
- [Costs that another budget carries]
- [The largest assumption, and what would prove it wrong]
`,
      `## Risks and stop rules

| Risk | How likely | What we do about it | Who watches |
| --- | --- | --- | --- |
| Wrong output reaches a customer | [low / medium / high] | Every output is approved by a person until [date] | [name] |
| Data goes where it must not | [ ] | Only the fields listed in the annex; contract checked by [name] | [name] |
| Supplier changes price or closes | [ ] | Export tested on [date]; second supplier known | [name] |
| People stop checking | [ ] | Ten outputs a week are read again by another person | [name] |
| Use stays below plan | [ ] | Use counted weekly; training repeated in month two | [name] |

### We stop when

- [ ] the pilot has cost $[amount] and the measure has not moved by [percent];
- [ ] [number] wrong outputs of the worst kind have left the house;
- [ ] the owner named on page 1 leaves, until a new one is named.

### Plan

| Step | From | To | Result that can be looked at |
| --- | --- | --- | --- |
| Measure today’s value | [date] | [date] | Table on page 2, signed |
| Trial on past cases | [date] | [date] | Share of right results |
| Pilot on live cases | [date] | [date] | The measure, weekly |
| Decision to keep or stop | [date] | [date] | This paper, with actual figures |

Approved: ______________________  Date: ____________
`,
    ],
  },
};
