// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from '../schemas/guides';

export const dataReadinessChecklist: GuideInput = {
  id: 6,
  title: 'Data Readiness Checklist',
  description: 'Forty-two boxes to check before a model uses your data, and what to do about an empty one.',
  category: 'Checklists',
  type: 'Checklist',
  format: 'PDF',
  downloadCount: '3.1k',
  featured: true,
  file: 'data-readiness-checklist',
  text: {
    lead: 'For one process and its data. Takes two people, one afternoon, a printout and a pen.',
    updated: '2025-05-08',
    body: `Data is ready when a stranger could use it without calling you. The list follows the order in which trouble usually appears. First no one can find the data, then no one believes it, then no one knows what a column means, and then someone asks whether you were allowed to use it.

Go through it with the person who enters the data and the person who would build on it. Check only what you've seen with your own eyes today. Leave empty what you've only been told.

| Process | Data set | Date | The two of us |
| --- | --- | --- | --- |
| | | | |

## Before you start: ten rows

Print ten rows of the data, chosen at random, not the newest or the cleanest. Read them aloud to each other. You'll run into most of the questions below by row six.

- [ ] We have ten random rows on paper.
- [ ] For each row, one of us could say what happened in the real world.
- [ ] We marked every value that surprised us: ______ values in ten rows.

More than five surprises: stop here and clean up first. The rest of the list won't tell you more.

## Find it

- [ ] There is one place where the data is entered first. Its name: ______________________
- [ ] All copies are known, with the date of their last update.
- [ ] We know which copy people correct when something is wrong.
- [ ] We can export a month of it within an hour, without asking the supplier.
- [ ] The export opens in a common format: CSV, JSON, a database, or searchable PDF.
- [ ] Documents are text, or scans that a machine could read when we tried five.
- [ ] Past results are kept with the cases: what was decided, when, and by whom.
- [ ] There are at least a hundred finished cases from the last twelve months.

**If boxes stay empty:** choose one place where the data is entered first, tell everyone, and let the copies age. If only the supplier can make an export, raise it in the next contract talks.

## Trust it

Count on a sample of two hundred rows. Write each number, then decide whether that check passes.

| Question | Count of 200 | Passes if at most |
| --- | --- | --- |
| Required field is empty | | 4 |
| The same case appears twice | | 2 |
| Date is in the future or before the company existed | | 0 |
| Amount has the wrong sign or unit | | 1 |
| Same name is spelled differently | | 10 |
| Value was typed into a field meant for something else | | 6 |

The limits are our own starting points. If a wrong row can hurt someone, use stricter ones.

- [ ] All six counts are within the limits.
- [ ] Fields filled by habit ("99," "n/a," "see notes") are known and listed.
- [ ] We know when people began entering the data the way they do today.
- [ ] Nothing important is recorded only by color, position or a comment.
- [ ] Totals agree with a second source: finance, warehouse or calendar.
- [ ] Corrections leave a trace: old value, new value, who.

**If boxes stay empty:** don't clean the past by hand. Make the entry form refuse the error, wait a month, and use the clean month.

## Understand it

- [ ] Each column has one sentence that says what it means.
- [ ] Codes have a list, and the list is complete for the last year.
- [ ] Units, currencies and time zones are written down.
- [ ] "Empty" has one meaning per column: unknown, none, or not yet.
- [ ] We know who fills in each column, and at which point in the process.
- [ ] Words that two departments use differently (customer, order, closed) are settled.
- [ ] Rules that changed over time are listed with their dates.
- [ ] From a past case, we can tell what the right result was without a discussion.

:::example[A test for the last box]
Give five finished cases to two experienced colleagues without the result. If they agree on four or five, the result can be learned. If they agree on three or fewer, the rule isn't in the data. It's in a conversation you haven't had yet.
:::

## Permission to use it

This section doesn't replace legal advice. It tells you whether you need some.

- [ ] We know which columns are about a person, directly or in combination.
- [ ] The purpose they were collected for covers the new use, or whoever has to judge that has said so in writing.
- [ ] We searched contracts with customers and suppliers for clauses on data and AI.
- [ ] The model's supplier doesn't train on our data, and we have that in writing.
- [ ] We know in which country the data is processed and how long it is kept there.
- [ ] Columns we don't need are removed before anything leaves.
- [ ] Access is by role. People who changed jobs no longer have it.
- [ ] Anyone affected by a result could get an explanation and a correction.
- [ ] Deleting a case at the source deletes it in every copy, within ______ days.

**If boxes stay empty:** try the project with made-up cases of the same shape. You'll see whether the idea works while counsel answers the question of rights.

## Keep it that way

- [ ] One person owns the data set, and it's in their job description.
- [ ] A report shows the six counts of "Trust it" each month without manual work.
- [ ] The owner gets an automatic message when the daily export fails or comes up short.
- [ ] Changes to forms and codes are announced to whoever builds on the data.
- [ ] A frozen sample of two hundred rows is kept for tests.
- [ ] New colleagues learn how to fill in the form, with three examples of mistakes.
- [ ] We know what it takes to keep the data this way: ______ hours a month.
- [ ] The next afternoon with this list is on both calendars.

## Your result

Count the checks in each section and write them into the table.

| Section | Checks | Of | Ready at | Half ready at |
| --- | --- | --- | --- | --- |
| Before you start | | 3 | 3 | 3 |
| Find it | | 8 | 7 | 5 |
| Trust it | | 6 | 5 | 3 |
| Understand it | | 8 | 7 | 5 |
| Permission to use it | | 9 | 9 | 7 |
| Keep it that way | | 8 | 6 | 4 |

- **All sections ready:** start with past cases. Data won't be what slows you down.
- **Some half ready, none below:** start, and give each gap an owner and a date in the plan below.
- **“Permission to use it” not ready:** nothing leaves the company. Work with made-up cases until it is.
- **Anything below half:** spend three weeks on the data first. You'd lose more than that later.

### Plan for the gaps

| Empty box | What we do | Who | By |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
| | | | |
`,
  },
};
