import { checkEntry } from '@/lib/content/check';
import { implementationGuide as schema } from './implementation-guide.schema';

/** The text of the guide's page and of its PDF. */
export const implementationGuide = checkEntry(schema, 'content/implementation-guide.ts', {
  updated: '2025-05-08',
  subtitle: 'From the first process to the first system that runs without outside help.',
  figures: {
    stages: {
      kind: 'steps',
      caption:
        'The six stages of a first project. Rings mark the stages that end with a decision by a person.',
      alt: 'Six stages in a row: choose, measure, narrow, build and test, widen, hand over. Choosing, testing and handing over end with a decision by a person.',
      steps: [
        { label: 'Choose', note: 'Week 1', person: true },
        { label: 'Measure', note: 'Week 2' },
        { label: 'Narrow', note: 'Week 3' },
        { label: 'Build and test', note: 'Weeks 4-8', person: true },
        { label: 'Widen', note: 'Weeks 9-11' },
        { label: 'Hand over', note: 'Week 12', person: true },
      ],
    },
    minutes: {
      kind: 'bars',
      caption: 'Minutes for one service request in the worked example, before and after. Illustrative.',
      alt: 'Pairs of bars. Reading the request: four minutes before, one after. Looking up the contract: six and one. Writing the reply: seven and three. Filing: three and none.',
      unit: 'minutes',
      items: [
        { label: 'Reading the request', before: 4, value: 1 },
        { label: 'Looking up the contract', before: 6, value: 1 },
        { label: 'Writing the reply', before: 7, value: 3 },
        { label: 'Filing', before: 3, value: 0 },
      ],
    },
    widening: {
      kind: 'curve',
      caption: 'Share of all cases that the new path handles while it is widened. Illustrative.',
      alt: 'Two lines from week eight to week twelve. The lane steps to ten percent, then to forty, falls back once in week ten, and ends at eighty, which is everything inside the line. A gray line shows a launch in one day that drops from one hundred to twenty.',
      xLabel: 'Week of the project',
      yLabel: 'Cases on the new path, %',
      straight: true,
      series: [
        {
          label: 'All at once',
          tone: 'before',
          points: [
            [8, 0],
            [9, 0],
            [9.05, 100],
            [9.5, 100],
            [9.6, 20],
            [12, 20],
          ],
        },
        {
          label: 'In widths',
          tone: 'lane',
          points: [
            [8, 0],
            [9, 0],
            [9.05, 10],
            [10, 10],
            [10.05, 40],
            [10.4, 40],
            [10.45, 10],
            [10.7, 10],
            [10.75, 40],
            [11.3, 40],
            [11.35, 80],
            [12, 80],
          ],
        },
      ],
    },
  },
  body: `
Most first AI projects that fail do so quietly. Nobody cancels them. They stay in a trial that three people use, the meeting about them moves from weekly to monthly, and a year later somebody asks what became of the subscription. The technology worked well enough. What was missing was a decision: which work should change, by how much, who says so, and what happens to the old way of doing it.

This guide is about those decisions. It follows one process through twelve weeks, and it is written for the person who has to answer for the result: an operations manager, a head of department, the owner of a smaller company. You need no technical background. Where a developer has to judge something, the text says so.

Every number in it is illustrative. Your own counts belong in their place, and the second chapter says how to get them.

::figure{#stages}

## 1. Choose the work

### Look for a queue

Ideas for AI projects tend to come as tools: a chat for the intranet, a robot for invoices. Turn the question round and look for queues. Wherever things wait for a person, there is a count, a waiting time and somebody who minds. Walk through your company with that one question and write down each queue you meet: requests in a shared mailbox, documents in a folder called “to do,” forms in a tray, callers in a line.

A good first queue has four properties. It fills every week. Its cases resemble each other. The people who empty it can say how they decide. And when one case goes wrong, it can be put right within days, by an apology or a correction.

### Rule out before you rank

It is tempting to score all candidates and take the highest. Strike out first; four questions are enough.

- [ ] Would a wrong result hurt somebody, or break a law, before a person sees it?
- [ ] Is the process about to change anyway, through a new system or a reorganization?
- [ ] Does the knowledge sit with one person who has not agreed to share it?
- [ ] Is the material under a contract that forbids the use you have in mind?

One tick is enough to put the candidate aside for now. Of those that remain, take the one whose owner wants it most. Enthusiasm is a poor reason to believe a forecast, and an excellent reason to expect that somebody answers the phone in week nine.

### Write the one-paragraph order

Before the first week ends, put the project into a paragraph that a stranger could follow. The shape is always the same:

> When [what arrives] comes in, [who] today does [what], which takes [how long] and goes wrong [how often]. From [date], the first draft of that work is made by software. [Who] decides what leaves the house. On [date] we compare [measure] and decide whether to go on.

If a blank cannot be filled, that blank is the work of the second week.

## 2. Measure before anything changes

### Three numbers and no more

You will be asked at the end whether it was worth it. The answer depends on what you wrote down now, when nothing has happened yet, because nobody can measure the old way after it is gone.

Take volume, time and errors. Volume is the number of cases in a normal week. Time is the minutes somebody works on one case, which is not the days that it lies around; note both, separately. Errors are the cases that come back, whoever noticed.

| Number | How to get it cheaply | Common mistake |
|---|---|---|
| Volume | Count the mailbox or the tray for ten working days | Taking December, or the week after a price change |
| Time | Twenty cases with a clock, by two people | Asking people how long it takes |
| Errors | A tally sheet beside the screen, four columns for the reasons | Counting only what customers reported |

### Put a price on it, carefully

:::example[A worked baseline]
A property manager gets 90 service requests a week from tenants. Twenty timed cases average 20 minutes: 4 to read, 6 to find the contract, 7 to reply, 3 to file. Nine in a hundred come back because the wrong contractor was sent.

- 90 requests × 20 minutes = 30 hours a week
- 30 hours × $38 an hour, wages and overhead = $1,140 a week
- 8 returned cases × $95 for a second visit = $760 a week

The queue costs about $1,900 a week, and 40% of that is mistakes. A project that saves only typing would miss the better part.
:::

Two cautions belong to such a sum. Saved minutes are not saved wages unless the person does something else with them, so decide now what that will be. And the return visits may have causes that no software reaches, for example a contractor list from three years ago. Ask of each reason on the tally sheet: would a perfect reading of the request have prevented this?

### Agree what would make you stop

Write down a result at which you would end the project without discussion, such as “fewer than four minutes saved a case after eight weeks.” It protects everyone. The people who build it know what counts, and the people who pay for it can stop without blaming anybody.

## 3. Narrow it until it is almost boring

### How much should the machine decide?

Between a person doing everything and a machine doing everything lie several useful positions. Choose one on purpose.

| Degree | The software | The person | Fits when |
|---|---|---|---|
| 0 | Nothing | All of it | The case is rare, or grave |
| 1 | Finds and shows what belongs to the case | Decides and writes | Looking things up is the slow part |
| 2 | Drafts | Edits and sends | Wording takes long, and errors are visible |
| 3 | Decides, holds, explains | Releases or returns | Rules are clear and volume is high |
| 4 | Decides and acts; a sample is read later | Reads the sample | Mistakes are cheap and quickly found |

A first project should begin at degree 1 or 2, whatever the vendor says. The step from 2 to 3 is earned by counting how often the drafts were changed. In the tenants’ example the contract look-up is degree 1 work and the reply is degree 2. That alone touches 13 of the 20 minutes.

### Decide what stays outside

Draw a line through your cases. Inside: the four kinds that make up most of the volume. Outside: everything else, which takes the old path, at once and without an attempt. A system that recognizes “not mine” is far more useful than one that tries everything, since people soon stop trusting results of which some are absurd.

Put the line in writing with examples on both sides. It will be attacked from week five on, always with the sentence “while we are at it.”

### Look at the material

This is the hour for a developer, or for an experienced clerk with a sharp eye. Take thirty real cases and check whether a careful stranger could solve them from what is in the files alone.

- [ ] The input can be opened by software: text, a table, a clean scan
- [ ] What has to be looked up is in one place, and that place is up to date
- [ ] The rules are written down, or can be, in fewer than three pages
- [ ] Thirty old cases exist with the right result
- [ ] Personal data can be left out, or may be processed; the person responsible for data protection has said so in writing
- [ ] Somebody knows how to switch the thing off

If the stranger fails at more than a handful of the cases, the project is no AI project yet. Clean up the contract folder, write the three pages, come back in a month. That month usually pays for itself with no software whatever.

## 4. Build the thin version

### One path, end to end

Resist the urge to perfect one step. In the first two weeks take one kind of case along the entire path, badly if need be: from the real mailbox to the real reply, seen by the real clerk. The hard parts of such projects lie between the steps, in log-ins, odd file names and a field that is empty every tenth time, and you want to meet them while there is time.

What the thin version should have from the first day, because it is painful to add later:

1. Each case has a number, and running it twice does no harm.
2. The original is kept, unchanged, beside what was made of it.
3. Each result shows what it was made from.
4. One switch sends all new cases down the old path.
5. A log says who released what, and when.

### Build or buy

Buy when the process is the same in a thousand companies. Build when the rules are yours, and when the value lies in joining systems that no vendor joins. Most first projects are a mixture: a bought model, a bought mailbox, and a few hundred lines in between that know what a tenant is. Ask every vendor the same three questions and write down the answers.

- Where are our data kept, for how long, and who may learn from them?
- How do we get everything out again if we leave?
- What exactly happens on the day your model is replaced by a new one?

### Who is on the team

| Role | Time each week | Answers for |
|---|---|---|
| Owner of the process | Half a day | Scope, rules, the decision to widen |
| Two people from the desk | Two hours each | Test cases, what a good result is |
| Builder, inside or outside | Full time | The path, the log, the switch |
| Data protection and IT | An hour, then on call | Access, contracts, where data lie |
| Sponsor | Fifteen minutes | Removing what is in the way |

The two from the desk are the people who will live with it. If they are chosen because they have time to spare, the rules will come from whoever knows least. Take the busy ones and move their cases to others for two hours a week.

## 5. Test before anyone depends on it

### Old cases first

Run the thirty solved cases through, and fifty more. For each, one of the two from the desk marks the result: usable as it is, usable after a change, wrong, or dangerous. Four marks, a pencil, no percentages yet. Read all the wrong ones together in one sitting. They nearly always fall into three or four heaps, and each heap has one cause.

Then set the gate for going on. For degree 2 work it might read like this, with your own values:

| Mark | Gate |
|---|---|
| Usable as it is | At least 60 of 80 |
| Usable after a change | Whatever remains |
| Wrong | At most 6 of 80, each caught by the clerk when read at normal speed |
| Dangerous | None |

The third row has a catch worth your attention. Give the clerk some wrong drafts among right ones, unannounced, and see whether they are noticed. A draft that is fluent and wrong slips past tired eyes, which makes it costlier than a draft that is clumsy and wrong.

### Then real cases, without effect

For a week or two the new path works beside the old one on the day’s real cases, and its results go nowhere except onto a sheet. It shows what the old cases could not: Monday mornings, attachments in strange formats, the customer who writes in capitals. It also gives people time to form an opinion while nothing is at stake.

During this time keep a list of everything somebody had to explain to somebody else. It becomes the training material.

## 6. Bring people along

### Say early what happens to the time

The question in every head is whether this is about jobs. Silence will be read as a yes. If the hours are meant for the backlog that everyone complains about, say which backlog and from when. If posts will not be refilled, say that too, in the first meeting, from the person who decides it. Trust survives bad news and does not survive a reassuring sentence that turns out wrong.

### Train on tomorrow’s work

A general course on AI leaves people impressed and unchanged. Train in three short sessions instead, with the team’s own cases on the screen.

- **Session one, 90 minutes:** what the new path does, on ten cases of last week, five of which it gets wrong. People should leave knowing its three typical mistakes by name.
- **Session two, 60 minutes, a week later:** each person works five cases alone and reports one thing that annoyed them. Two of these things are changed before the third session.
- **Session three, 45 minutes:** what to do when it fails. Finding the switch, taking the old path, telling whom.

End with a test that has consequences: who can find the planted mistakes in ten results may release them. Those who miss one get another hour and try again. Nobody minds if the head of department sits the same test.

### Expect the dip

In the second week after the start most teams are slower than before. They check twice, they discuss, they go back to what they know. Announce the dip before it comes and plan for it: fewer cases for a week, or a second pair of hands. Without the announcement it is taken as proof that the thing does not work.

## 7. Go live in widths

Launch days are for ships. A process goes live in widths: first ten cases in a hundred, of the easiest kind, then forty, then everything inside the line. Each width lasts until its numbers are dull.

::figure{#widening}

Widen when all four of these hold for five working days, and go back one width when any of them fails on two days running.

- [ ] The share of changed drafts is no higher than in the test
- [ ] No case is older than the limit you agreed
- [ ] Nobody has used the switch except to try it
- [ ] The desk says yes, in the meeting, aloud

Going back is part of the plan and should feel like it. In the drawing the lane drops once, in week ten: a supplier of forms had changed the layout. Two days at the narrower width, one repair, and on. The gray line shows the other way. One bad Wednesday at full width costs the confidence that you would have needed for the repair.

Keep the old path open until the last width has held for a month, and practice it twice in that time. A fallback nobody remembers is a line in a document.

## 8. Hand over and run it

A project is finished when the people who built it can go on vacation together. Handing over takes about a week and consists mostly of watching: the builder sits beside, and the future operator does everything.

| Task | Who, from now on | How often |
|---|---|---|
| Read a sample of released results | Desk, in rotation | 20 a week |
| Re-run the test cases | Operator | Monthly, and after every change |
| Correct rules and wording | Owner of the process | When the sample says so |
| Look at cost and response time | Operator | Weekly, ten minutes |
| Check access and stored data | Data protection | Twice a year |
| Try the switch and the old path | Desk | Twice a year |

The runbook fits on two pages. It says how to tell that something is wrong, what to do in the first ten minutes, whom to call then, and where the log is. Let somebody who was not involved follow it on a Friday afternoon while you watch without helping. Every place where they stop is a line to rewrite.

### Count again

On the date you wrote into the order, take the same three numbers in the same way: ten days, twenty timed cases, the tally sheet.

::figure{#minutes}

:::example[The same queue, counted again]
Volume is still 90 a week. A case takes 5 minutes of somebody’s time. Returned cases fell from 8 to 5.

- Time: 90 × 15 minutes saved = 22.5 hours, at $38 = $855 a week
- Second visits: 3 fewer × $95 = $285 a week
- Running cost: licenses, model, four hours of care = $310 a week
- Net: $830 a week

Against a one-time cost of $16,600 that is 20 weeks. The five cases that still come back were read out in a meeting. Four had the right trade and the wrong address in the contractor list, which is the next project and needs no AI at all.
:::

Be strict with the sum. Hours that were not used for something else do not count. Neither do errors that fell because the season ended. If the result is below the line you drew in chapter 2, stop: write two pages about why, keep the measurements, and close the accounts properly. A project stopped in week twelve for a stated reason makes the next one easier. One that lingers makes it impossible.

## 9. The second process

It goes faster, for reasons that have little to do with software. The gate, the marks, the sample and the switch exist. Two people from the desk know how to test. Data protection has a form it likes.

Choose the neighbor of the first process: the queue that feeds it or the one it feeds. The material is known there, and the gain adds up along the path instead of lying about in islands. Raise the degree of the first one only when the counts allow it, one kind of case at a time.

Three habits are worth keeping from here on. Review every automated process once a year as if it were a new proposal. Keep one list of all of them, with owner, degree and last test, on a page that anyone may read. And let people who work at a desk propose the next one, because they know where things wait.

## The plan on one page

| Week | Do | Leave behind |
|---|---|---|
| 1 | List queues, strike out, choose | The one-paragraph order |
| 2 | Count volume, time, errors | Baseline with a price, and the stopping line |
| 3 | Set degree and scope, check thirty cases | The line with examples on both sides |
| 4 and 5 | One kind of case, end to end | The thin version with its switch |
| 6 and 7 | Old cases, then real ones without effect | Marked results, the gate passed |
| 8 | Train in three sessions | Who may release |
| 9 to 11 | Ten in a hundred, forty, all inside the line | Dull numbers at each width |
| 12 | Hand over, follow the runbook | Two pages, tried by a stranger |
| 12 | Count again, decide | A yes, a no, or a narrower yes |

Print it, write names into the first column, and hang it where the queue is.
`,
});

/** The closing action of the guide's page. */
export const implementationGuideClosing = {
  heading: 'Have a first queue in mind?',
  lead: 'Bring the one-paragraph order, blanks and all. A consultation is a good hour to fill them in.',
};
