import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const howCleanYourDataHasToBe: ArticleInput = {
  id: 'how-clean-your-data-has-to-be',
  title: 'How clean your data has to be',
  excerpt: 'Clean enough for one decision, measured on a sample, and no cleaner.',
  category: 'Data',
  author: `${company.name} engineering team`,
  publishDate: '2025-03-13',
  services: ['custom-ai-development', 'workflow-automation'],
  figures: {
    fields: {
      kind: 'bars',
      caption: 'Share of records with a wrong or missing entry, in a sample of 200. Example figures.',
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
The service coordinator of an elevator maintenance firm wants software to plan repair visits: which technician, with which parts, on which day. Her IT partner has looked at the 8,200 site records and recommends a year of data cleaning before anyone talks about AI. That year would be badly spent. You can't clean data in general, because there is no way to say when you're done. You can only make it clean enough for something.

None of this makes data a side issue. When Sambasivan and colleagues interviewed 53 people who build AI for high-stakes work, 92 percent had seen small data problems grow into large ones downstream. Those problems were often avoidable. The question is which ones.

## Start with the decision

Ask what the software will decide and which fields it has to read. Her records have 41 fields. Planning a repair visit takes five: street address, equipment type, date of the last visit, access notes, contact phone. The other 36 can stay as they are, spelling mistakes and all, until a decision needs them.

This step removes most of the work.

## Count on a sample

Draw 200 records at random. That means giving each row a random number, sorting by it and taking the first 200; the first page of the original list holds the newest and best-kept customers. Two people who know the sites go through the five fields and mark each entry right, wrong, missing or "can't tell." A day is enough.

::figure{#fields}

Note how the shares differ, by a factor of almost ten. An average across all of them would say 13 percent and help no one.

How far can you trust 200? For equipment type, 34 records were wrong, or 17 percent. Wilson's formula, the standard one for a share in a small sample, puts the true value between 12 and 23 percent, with 95 percent confidence. If you would act the same at either end, stop counting.

## Put a price on one error

A share tells you how often. You also need to know how much. What happens, on the day, when this entry is wrong?

:::example[Worked example: two fields, two prices]
The firm plans 1,600 repairs a year.

Equipment type wrong: 17 percent of 1,600 is 272 repairs. In half of them the technician notices on the phone. The other 136 arrive with the wrong parts and need a second trip of 2.5 hours at $60, which is $150. Cost: $20,400 a year.

Access notes missing: 29 percent of 1,600 is 464 repairs. The technician calls from the door and waits ten minutes, which is $10 each at $60 an hour. Cost: $4,640 a year.

The dirtier field costs less than a quarter as much.

Cleaning the equipment type of all 8,200 sites takes 4 minutes each: 32,800 minutes, about 547 hours, or $16,400 at $30 an hour. If the dispatcher asks during booking, that takes 1.5 minutes on each of 1,600 calls: 40 hours, $1,200 a year. Every answer is written into the record, so the question is needed less often each month.
:::

Cleaning up front costs $16,400 and corrects, among others, thousands of sites that won't need a repair for years. Asking along the way costs $1,200 a year and corrects the busiest sites first.

## Three things you can do with a dirty field

| What you find | Do this | In the example |
|---|---|---|
| Errors are cheap, or the software can tell when it doesn't know | Leave it, and send the case to the dispatcher | Contact phone |
| Errors are costly, and each case passes someone who could ask | Ask along the way, store the answer | Equipment type |
| Errors are costly, and no one sees the case before harm is done | Clean first, this field only | None of the five |

The third row does happen. A model that learns from three years of receipts, as in our [composite case of a retailer](/case-studies/retail-customer-insights), reads every old record at once, with no dispatcher between it and a wrong date. So the same table has to be cleaner for one decision than for another.

## What a sample doesn't show

Some dirt is invisible one record at a time.

### Duplicates

Two records for one building can each look perfect. Sort by address, then by phone number, and compare neighbors. If repairs are spread over both, each history is half true.

### A field that changed its meaning

Until one spring, "last visit" was the last inspection; since then it has been the last invoice. Plot the field by month and look for a sudden step. Then ask whoever has been there longest.

### Records that aren't there

If sites lost to a competitor were deleted, the table knows only customers who stayed. Anything that learns from it will conclude that all customers stay. Ask what gets deleted, when, and by whom.

## How cleaning goes wrong

It becomes a waiting room. Cleaning can always be extended, so the hard choice about the process gets postponed with a clear conscience. Give it one field and a last day, or leave it.

Clean data gets dirty again the same way it did before. If the booking form accepts "see notes" as an equipment type, fix the form first and the records afterward.

Outsiders clean to a pattern. They fill blanks with the most frequent value, and a blank that meant "we don't know" now says something false with confidence. Agree on a mark for unknown, and treat it as a value.

## Before you clean anything

- [ ] The decision is written in one sentence
- [ ] The fields it reads are listed, and there are fewer than ten
- [ ] 200 random records have been checked by people who know them
- [ ] Each field has a yearly cost of being wrong
- [ ] We've looked at the form that lets the errors in
- [ ] "Unknown" can be recorded as such

## Fifty records and a pencil

Do a small one this afternoon: the decision, the fields, and 50 random records with a colleague. Fifty will show you which field to argue about, and whether the next job is a form, a phone question or a [system built for the purpose](/services/custom-ai-development).
`,
  sources: [
    {
      author: 'E. B. Wilson',
      title: 'Probable Inference, the Law of Succession, and Statistical Inference',
      publisher: 'Journal of the American Statistical Association 22',
      year: 1927,
      url: 'https://doi.org/10.1080/01621459.1927.10502953',
    },
    {
      author: 'Nithya Sambasivan and others',
      title: '“Everyone wants to do the model work, not the data work”: Data Cascades in High-Stakes AI',
      publisher: 'CHI 2021',
      year: 2021,
      url: 'https://doi.org/10.1145/3411764.3445518',
    },
  ],
  meta: {
    title: 'How clean your data has to be for AI',
    description:
      'Skip the year of data cleaning. Name the decision, check 200 records, price one error in each field, and choose what to clean.',
  },
};
