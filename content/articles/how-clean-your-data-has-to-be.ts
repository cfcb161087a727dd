import { company } from '../company';
import type { ArticleInput } from './schema';

export const howCleanYourDataHasToBe: ArticleInput = {
  id: 'how-clean-your-data-has-to-be',
  title: 'How clean your data has to be',
  excerpt: 'Clean enough for one decision, counted on a sample, and no cleaner than that.',
  category: 'Data',
  author: `${company.name} engineering team`,
  publishDate: '2025-03-13',
  services: ['custom-ai-development', 'workflow-automation'],
  figures: {
    fields: {
      kind: 'bars',
      caption: 'Share of records with a wrong or missing entry, in a sample of 200. Illustrative.',
      alt: 'Bars of the share of faulty records per field: access notes 29 percent, equipment type 17, contact phone 11, last visit 5.5, street address 3.',
      unit: 'percent of records',
      items: [
        { label: 'Access notes', value: 29 },
        { label: 'Equipment type', value: 17 },
        { label: 'Contact phone', value: 11 },
        { label: 'Last visit', value: 5.5 },
        { label: 'Street address', value: 3 },
      ],
    },
  },
  body: `
The service coordinator of an elevator maintenance firm wants software to plan repair visits: which technician, with which parts, on which day. Her IT partner has looked at the 8,200 site records and recommends a year of data cleaning before anyone talks about AI. That year would be badly spent. A general cleaning project is almost never the right first step, because nobody can say when data are clean. They can only be clean enough for something.

## Begin with the decision

Ask what the software will decide and which fields it has to read for that. Her records have 41 fields. To plan a repair visit it takes five: street address, equipment type, date of the last visit, access notes, contact phone. The other 36 may stay as they are, spelling mistakes and all, until a decision needs them.

This step removes most of the work. It meets resistance all the same: people who keep records are proud of them or ashamed of them, and either way they want the whole cupboard tidied.

## Count on a sample

Draw 200 records at random. Random means by a random number for each row, then the first 200; the first page of the list is the newest customers and the best kept. Two people who know the sites go through the five fields and mark each entry right, wrong, missing or “cannot tell.” A day is enough.

::figure{#fields}

The shares in the drawing are illustrative. Note how they differ, by a factor of almost ten. An average across all of them would say 13 percent and help no one.

How far can 200 be trusted? For equipment type, 34 faulty records were found. The true share is then very likely between 12 and 22 percent. That is precise enough if you would act the same at either end. Count more only where you would not.

## Put a price on one error

A share says how often. The decision needs how much. Ask what happens, on the day, when this entry is wrong.

:::example[Two fields, two prices, illustrative numbers]
The firm plans 1,600 repairs a year.

Equipment type wrong: 17 percent of 1,600 is 272 repairs. In half of them the technician notices on the phone. The other 136 arrive with the wrong parts and need a second trip of 2.5 hours at $60, which is $150. Cost: $20,400 a year.

Access notes missing: 29 percent of 1,600 is 464 repairs. The technician calls from the door and waits ten minutes, at $60 an hour $10 each. Cost: $4,640 a year.

The dirtier field costs less than a quarter of the other one.

Cleaning the equipment type of all 8,200 sites takes 4 minutes each: 32,800 minutes, about 547 hours, at $30 an hour $16,400. Having the dispatcher ask when a repair is booked takes 1.5 minutes on 1,600 calls: 40 hours, $1,200 a year. Every answer is written into the record, so the question is needed less often each month.
:::

Cleaning up front pays $16,400 to correct, among others, thousands of sites that will not need a repair for years. Asking on the way costs $1,200 a year and corrects the busiest sites first.

## Three things you can do with a dirty field

| What you find | Do this | In the example |
|---|---|---|
| Errors are cheap, or the software can tell when it does not know | Leave it, and let the case go to a person | Contact phone |
| Errors are costly and each case passes someone who could ask | Ask on the way, store the answer | Equipment type |
| Errors are costly and nobody sees the case before harm is done | Clean first, this field only | None of the five |

The third row does occur. A model that learns from past repairs, as in the illustrative study of [predictive maintenance](/case-studies/manufacturing-predictive-maintenance), reads every old record at once, and no dispatcher stands between it and a wrong date. The same table then has to be cleaner for one decision than for another.

## What a sample does not show

Some dirt cannot be seen in one record at a time.

### Doubles

Two records for one building each look perfect. Sort by address, then by phone number, and compare neighbors. If repairs are spread over both, each history is half true.

### A field that changed its meaning

Before some spring, “last visit” was the last inspection; since then it has been the last invoice. Plot the field by month; a sudden step is a change of habit. Then ask whoever has been there longest.

### Records that are not there

If sites lost to a competitor were deleted, the table knows only customers who stayed. Anything that learns from it will find that all customers stay. Ask what gets deleted, when, and by whom.

## How cleaning goes astray

Cleaning becomes a waiting room. It can be extended without anyone being wrong, so the hard choice about the process is put off in good conscience. Give it a field and a last day, or leave it.

Clean data get dirty again through the same door. If the booking form lets people save “see notes” as an equipment type, correct the form on Monday and the records afterward. In the other order you will do the records twice.

Outsiders clean to a pattern. They fill blanks with the most frequent value, and a blank that said “we do not know” now says something false with confidence. Agree on a mark for unknown, and treat it as a value in its own right.

## Before you decide on any cleaning

- [ ] The decision is written in one sentence
- [ ] The fields it reads are listed, and there are fewer than ten
- [ ] 200 random records have been checked by people who know them
- [ ] Each field has a yearly cost of being wrong
- [ ] The form that lets the errors in has been looked at
- [ ] “Unknown” can be recorded as such

## Fifty records and a pencil

Do a small one this afternoon: the decision, the fields, and 50 random records with a colleague. It will not settle the close calls. It will show you which field to argue about, and whether the honest next job is a form, a phone question or a [system built for the purpose](/services/custom-ai-development). The [readiness assessment](/resources/ai-readiness-assessment) asks about data too, and you can then answer with a count. How we treat copies of your data is answered in the [FAQ](/faq).
`,
  meta: {
    title: 'How clean your data has to be for AI',
    description:
      'Skip the year of data cleaning. Name the decision, check 200 records, price one error in each field, and choose what to clean.',
  },
};
