// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from './schema';

export const dataReadinessChecklist: GuideInput = {
  id: 6,
  title: 'Data Readiness Checklist',
  description:
    'Forty-two boxes to tick before data meets a model: access, quality, meaning, rights and upkeep, with what to do when a box stays empty.',
  category: 'Checklists',
  type: 'Checklist',
  format: 'PDF',
  downloadCount: '3.1k',
  image: '/downloads/covers/6.svg',
  featured: true,
  file: 'data-readiness-checklist',
  subtitle: 'For one process and its data. Two people, one afternoon, a printed copy and a pen.',
  updated: '2025-05-06',
  cover: ['Find it', 'Trust it', 'Understand it', 'May use it', 'Keep it that way'],
  document: {
    kind: 'text',
    parts: [
      `Data is ready when a stranger could use it without calling you. The list below asks for that, in the order in which trouble usually comes: first nobody finds the data, then nobody believes it, then nobody knows what a column means, then someone asks whether this was allowed.

Go through it with the person who enters the data and the person who would build on it. Tick what you have seen with your own eyes today. What you have only been told stays empty.

| Process | Data set | Date | The two of us |
| --- | --- | --- | --- |
| | | | |

## Before you start: ten rows

Print ten rows of the data, chosen at random, not the newest and not the nicest. Read them aloud to each other. Most of what the following pages ask will come up by row six.

- [ ] We have ten random rows on paper.
- [ ] For each row, one of us could say what happened in the real world.
- [ ] We marked every value that surprised us: ______ values in ten rows.

More than five surprises: stop here and clean up first. The rest of the list will not tell you more.

## Find it

- [ ] There is one place where the data is entered first. Its name: ______________________
- [ ] All copies are known, with the date of their last update.
- [ ] We know which copy people correct when something is wrong.
- [ ] A person can export a month of it within an hour, without asking the supplier.
- [ ] The export opens in a common format: CSV, JSON, a database, or searchable PDF.
- [ ] Documents are text, or scans that a machine could read when we tried five.
- [ ] Past results are kept with the cases: what was decided, when, and by whom.
- [ ] There are at least a hundred finished cases from the last twelve months.

**If boxes stay empty:** begin with one place of first entry. Name it, tell everyone, and let the copies age. An export that only the supplier can make belongs in the next contract talk.

## Trust it

Count on a sample of two hundred rows. Write the number, then decide whether you can tick.

| Question | Count of 200 | Tick if at most |
| --- | --- | --- |
| Required field is empty | | 4 |
| The same case stands there twice | | 2 |
| Date lies in the future or before the company existed | | 0 |
| Amount has the wrong sign or unit | | 1 |
| Spelling of the same name differs | | 10 |
| Value was typed into a field meant for something else | | 6 |

The limits are illustrative starting points. A process where a wrong row hurts someone needs stricter ones.

- [ ] All six counts are within the limits.
- [ ] Fields filled by habit (‘99’, ‘n/a’, ‘see notes’) are known and listed.
- [ ] We know since when the data has been entered in today’s way.
- [ ] Nothing important is told only by color, position or a comment.
- [ ] Totals agree with a second source: finance, warehouse or calendar.
- [ ] Corrections leave a trace: old value, new value, who.

**If boxes stay empty:** do not clean the past by hand. Make the entry form refuse the error, wait a month, and use the clean month.

## Understand it

- [ ] Each column has one sentence that says what it means.
- [ ] Codes have a list, and the list is complete for the last year.
- [ ] Units, currencies and time zones are written down.
- [ ] ‘Empty’ has one meaning per column: unknown, none, or not yet.
- [ ] We know who fills each column, and at which moment of the process.
- [ ] Words that two departments use differently (customer, order, closed) are settled.
- [ ] Rules that changed over time are listed with their dates.
- [ ] The result that the system should produce can be read off past cases without a discussion.

:::example[A test for the last box]
Give five finished cases to two experienced colleagues without the result. If they agree on four or five, the result can be learned. If they agree on two or three, the rule is not in the data; it is in a conversation you have not had yet.
:::

## May use it

This section does not replace legal advice. It finds out whether you need some.

- [ ] We know which columns are about a person, directly or by combination.
- [ ] The purpose for which they were collected covers the new use, or someone with the duty to judge has said so in writing.
- [ ] Contracts with customers and suppliers were searched for clauses on data and AI.
- [ ] The supplier of the model does not train on our data, and we have that in writing.
- [ ] We know in which country the data is processed and for how long it is kept there.
- [ ] Columns that are not needed are removed before anything leaves.
- [ ] Access is by role. People who changed jobs have lost theirs.
- [ ] A person affected by a result could get an explanation and a correction.
- [ ] Deleting a case at the source deletes it in every copy, within ______ days.

**If boxes stay empty:** try the project with invented cases of the same shape. It shows whether the idea works while the question of rights is answered.

## Keep it that way

- [ ] One person owns the data set, and it is part of their job description.
- [ ] A report shows the six counts of ‘Trust it’ each month without manual work.
- [ ] Someone is told automatically when the daily export fails or comes up short.
- [ ] Changes to forms and codes are announced to whoever builds on the data.
- [ ] A frozen sample of two hundred rows is kept for tests.
- [ ] New colleagues learn how to fill the form, with three wrong examples.
- [ ] We know the cost of keeping it: ______ hours a month.
- [ ] The day for the next afternoon with this list is in both calendars.

## Your result

Count the ticks of each section and write them into the table.

| Section | Ticks | Of | Ready from | Half ready from |
| --- | --- | --- | --- | --- |
| Before you start | | 3 | 3 | 3 |
| Find it | | 8 | 7 | 5 |
| Trust it | | 6 | 5 | 3 |
| Understand it | | 8 | 7 | 5 |
| May use it | | 9 | 9 | 7 |
| Keep it that way | | 8 | 6 | 4 |

- **All sections ready:** begin with past cases. The data will not be what slows you down.
- **One or two half ready:** begin, and give each gap an owner and a date on the plan below.
- **‘May use it’ not ready:** nothing leaves the building. Work with invented cases until it is.
- **Anything below half:** three weeks of work on the data now save more than that later.

### Plan for the gaps

| Empty box | What we do | Who | By |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
`,
    ],
  },
};
