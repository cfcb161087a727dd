import { checkEntry } from '@/lib/content-check/check';
import * as routes from '@/lib/routes';
import { printedText as schema } from '../schemas/printed-text';
import { pageOf } from '../site/pages';

/** The text of the guide's page and of its PDF. */
export const implementationGuide = checkEntry(schema, 'content/resources/implementation-guide.ts', {
  updated: '2025-05-08',
  lead: pageOf(routes.implementationGuide).lead,
  figures: {
    stages: {
      kind: 'steps',
      caption: 'The six stages of a first project. Rings mark the three decisions.',
      alt: 'Six stages in a row: choose, measure, narrow, build and test, go live in steps, hand over. Narrowing, testing and going live each end with a decision.',
      steps: [
        { label: 'Choose', note: 'Week 1' },
        { label: 'Measure', note: 'Week 2' },
        { label: 'Narrow', note: 'Week 3', person: true },
        { label: 'Build and test', note: 'Weeks 4-7', person: true },
        { label: 'Go live in steps', note: 'Weeks 8-11', person: true },
        { label: 'Hand over', note: 'Week 12' },
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
      caption: 'Share of all cases the new way handles as you go live. Illustrative.',
      alt: 'From week eight to twelve, the orange line steps from ten percent to forty, falls back once, and reaches eighty; a one-day launch drops to twenty.',
      xLabel: 'Week of the project',
      yLabel: 'Cases handled, %',
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
          label: 'In steps',
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
When a first AI project fails, it usually fails quietly. No one cancels it. It stays in a trial that three people use, the meeting about it moves from weekly to monthly, and a year later the finance manager asks what became of the subscription. The technology worked well enough. What was missing was a decision: which work should change, by how much, who says so, and what happens to the old way.

This guide is about those decisions. It follows one process through twelve weeks, and it's written for whoever is accountable for the result: an operations manager, a department head, the owner of a smaller company. You don't need a technical background. Where a developer has to judge something, the text says so.

The numbers are examples. Chapter 2 shows you how to get your own.

::figure{#stages}

## 1. Choose the work

### Look for a line

Ideas for AI projects tend to arrive as tools: a chat for the intranet, a robot for invoices. Look for lines instead. Wherever work waits, there's a count, a waiting time and a manager who cares. Walk through your company with one question, "Where does work wait?", and write down every line you find: requests in a shared mailbox, documents in a folder called "to do," forms in a tray, callers on hold.

A good first process has four properties. New cases arrive every week. They resemble each other. The people who handle them can say how they decide. And when one goes wrong, an apology or a correction fixes it within days.

### Rule out before you rank

It's tempting to score every candidate and take the highest. Cross some out first. Four questions are enough.

- [ ] Could a wrong result hurt someone, or break a law, before anyone sees it?
- [ ] Is the process about to change anyway, through a new system or a reorganization?
- [ ] Does the knowledge sit with one person who hasn't agreed to share it?
- [ ] Is the material under a contract that forbids what you have in mind?

One yes is enough to set a candidate aside for now. If several remain, score them from 0 to 3 on [the four questions of our walkthrough](/resources/videos/choose-the-first-process). Between close scores, take the one whose owner wants it most. Enthusiasm is a poor reason to believe a forecast, and an excellent sign that the phone will be answered in week nine.

### Write the one-paragraph brief

Before the first week ends, put the project into a paragraph that a stranger could follow. It always has the same shape:

> When [what arrives] comes in, [who] today does [what], which takes [how long] and goes wrong [how often]. From [date], software makes the first draft of that work. [Who] decides what goes out. On [date] we compare [measure] and decide whether to go on.

If you can't fill a blank, fill it in the second week.

## 2. Measure before anything changes

### Three numbers and no more

At the end you'll be asked whether it was worth it. The answer depends on what you write down now, because you can't measure the old way after it's gone.

Take volume, time and errors. Volume is the number of cases in a normal week. Time is the minutes of work on one case, not the days it waits. Errors are the cases that come back, whoever noticed.

| Number | How to get it cheaply | Common mistake |
|---|---|---|
| Volume | Count the mailbox or the tray for five working days | Counting in December, or the week after a price change |
| Time | Time thirty cases, with two people | Asking people how long it takes |
| Errors | A tally sheet next to the screen, four columns for the reasons | Counting only what customers reported |

### Put a price on it, carefully

:::example[A worked baseline]
A property manager gets 90 service requests a week from tenants. Thirty timed cases average 20 minutes: 4 to read, 6 to find the contract, 7 to reply, 3 to file. Nine in a hundred come back because the wrong contractor was sent.

- 90 requests × 20 minutes = 30 hours a week
- 30 hours × $38 an hour, wages and overhead = $1,140 a week
- 8 returned cases × $95 for a second visit = $760 a week

These requests cost about $1,900 a week, and 40% of that is mistakes. A project that saves only typing would miss that part.
:::

Two cautions. Saved minutes aren't saved wages unless people do something else with them, so decide now what that will be. And the second visits may have causes no software can reach, such as a contractor list from three years ago. For each reason on the tally sheet, ask: would a perfect reading of the request have prevented this?

### Agree on what would make you stop

Write down a result at which you would end the project without discussion, such as "fewer than four minutes saved per case at the count in week twelve." It protects everyone. The people who build it know what counts, and the people who pay can stop without blaming anyone.

## 3. Narrow it until it's almost boring

### How much should the machine decide?

Between doing everything by hand and handing everything over, there are several useful stops. Choose one on purpose.

| Level | The software | The team | Fits when |
|---|---|---|---|
| 0 | Nothing | All of it | The case is rare, or serious |
| 1 | Finds and shows what belongs to the case | Decides and writes | Looking things up is the slow part |
| 2 | Drafts | Edits and sends | Wording takes time, and errors are visible |
| 3 | Decides, holds, explains | Releases or returns | Rules are clear and volume is high |
| 4 | Decides and acts | Reads a sample later | Mistakes are cheap and quickly found |

Begin a first project at level 1 or 2, whatever the vendor says. You earn the step from 2 to 3 by counting how often drafts were changed. In the property manager's case the contract lookup is level 1 and the reply is level 2. Those two steps alone are 13 of the 20 minutes.

### Decide what stays out of scope

Divide your cases. In scope: the four kinds that make up most of the volume. Out of scope: everything else, which goes the old way at once, without an attempt. A system that recognizes "not mine" is far more useful than one that tries everything, because people stop trusting results when a few of them are absurd.

Put the scope in writing, with examples on both sides. From week five on, a colleague will try to widen it, always beginning with "while we're at it."

### Check the material

This takes a developer, or an experienced clerk with a sharp eye. Take thirty real cases and see whether a careful stranger could solve them from the files alone.

- [ ] Software can open the input: text, a table, a clean scan
- [ ] Everything to be looked up is in one place, and it's up to date
- [ ] The rules are written down, or can be, in fewer than three pages
- [ ] A hundred past cases exist with the right result
- [ ] Personal data can be left out, or may be processed; whoever is responsible for privacy has said so in writing
- [ ] The team knows how to switch the thing off

If the stranger fails at more than a handful, you don't have an AI project yet. Clean up the contract folder, write the three pages, and come back in a month. That month usually pays for itself with no software at all.

## 4. Build the thin version

### One path, end to end

Don't perfect one step. In the first two weeks take one kind of case all the way through, badly if need be: from the real mailbox to the real reply, seen by the real clerk. The hard parts of these projects are between the steps, in logins, odd file names, and a field that is empty every tenth time. You want to meet them while there's time.

Give the thin version these five things from day one, because they're painful to add later:

1. Each case has a number, and running it twice does no harm.
2. The original is kept, unchanged, next to what was made of it.
3. Each result shows what it was made from.
4. One switch sends all new cases the old way.
5. A log records who released what, and when.

### Build or buy

Buy when the process is the same in a thousand companies. Build when the rules are yours, and when the value is in connecting systems that no vendor connects. Most first projects are a mix: a bought model, a bought mailbox, and a few hundred lines of code in between that know what a tenant is. Ask every vendor the same three questions and write down the answers.

- Where is our data kept, for how long, and who may learn from it?
- How do we get everything out again if we leave?
- What exactly happens on the day your model is replaced by a new one?

### Who is on the team

| Role | Time | Accountable for |
|---|---|---|
| Owner of the process | Half a day each week | Scope, rules, each step of going live |
| Two team members | 2 hours each a week, 4 in weeks 8 to 11 | Test cases, what a good result is |
| Builder, on staff or hired | 20 hours a week | The path, the log, the switch |
| Privacy and IT | 1 hour a week, then on call | Access, contracts, where data is kept |
| Sponsor | 15 minutes a week, an hour at each decision | Money, the three decisions, clearing obstacles |

The two team members will live with the result. If you pick them because they have time to spare, the rules will come from whoever knows least. Take the busy ones, and move two hours of their cases to others each week.

## 5. Test before anyone depends on it

### Old cases first

Split the hundred past cases: sixty to try things out on, forty to keep unopened. Run the sixty as often as you like. One of the two team members marks each result: usable as is, usable after a change, wrong, or dangerous. Read all the wrong ones together in one sitting. They nearly always fall into three or four groups, and each group has one cause.

Then open the forty, and run them once. For level 2 work the gate might read like this, with your own values:

| Mark | Gate, of 40 unseen cases |
|---|---|
| Usable as is | At least 30 |
| Usable after a change | Whatever remains |
| Wrong | At most 3, each caught by the clerk at normal reading speed |
| Dangerous | None |

Pay attention to the third row. Give the clerk some wrong drafts among right ones, unannounced, and see whether they're noticed. A draft that is smooth and wrong slips past tired eyes, so it costs more than one that is clumsy and wrong.

### Then real cases, side by side

For a week the new way runs alongside the old one on the day's real cases, and its results go nowhere except onto a sheet. You'll see what the old cases couldn't show: Monday mornings, attachments in strange formats, the customer who writes in all caps. And people get time to form an opinion while nothing is at stake.

During that week, list everything that had to be explained. It becomes your training material.

## 6. Bring people along

### Say early what the saved hours are for

Everyone wants to know whether this is about jobs. If you say nothing, they'll take it as a yes. If the hours are meant for the backlog everyone complains about, say which backlog and from when. If positions won't be refilled, say that too, in the first meeting, and have it said by whoever decides. Trust survives bad news. It doesn't survive a reassurance that turns out wrong.

### Train on tomorrow's work

A general course on AI leaves people impressed and unchanged. Train in three short sessions instead, with the team's own cases on the screen.

- **Session one, 90 minutes:** what the new way does, on ten of last week's cases, five of which it gets wrong. People should leave able to name its three typical mistakes.
- **Session two, 60 minutes, a few days later:** everyone works five cases alone and reports one thing that annoyed them. Change two of these things before the third session.
- **Session three, 45 minutes:** what to do when it fails. Finding the switch, going back to the old way, who to tell.

End with a test that counts: anyone who finds the planted mistakes in ten results may release results from then on. Anyone who misses one gets another hour and tries again. It helps if the department head takes the same test.

### Expect the dip

In the first week of live cases, most teams are slower than before. They check twice, they discuss, they go back to what they know. Announce the dip before it comes and plan for it: fewer cases for a week, or extra help. If you don't, people will take it as proof that the thing doesn't work.

## 7. Go live in steps

Don't launch in a day. Go live in three steps: first the easiest ten percent of cases, then forty percent, then everything in scope. Stay at each step until its numbers get dull.

::figure{#widening}

Take the next step when all four of these have been true for three working days. Go back a step when any of them fails two days running.

- [ ] The share of changed drafts is no higher than in the test
- [ ] No case is older than the limit you agreed on
- [ ] No one has used the switch except to try it
- [ ] The team says yes, out loud, in the meeting

Going back is part of the plan, and should feel like it. In the chart the orange line drops once, in week ten, because a form supplier had changed its layout. One small repair, two days at the lower step, and back up. The gray line shows the alternative. One bad Wednesday with every case at stake uses up the confidence you would have needed for the repair.

Keep the old way fully staffed until the last step has held for a month, and practice it twice in that time. If people have forgotten the fallback, you don't have one.

## 8. Hand over and run it

A project is finished when the people who built it can go on vacation together. Handing over takes about a week and consists mostly of watching: the builder sits alongside while the future operator does everything.

| Task | Who, from now on | How often |
|---|---|---|
| Read a sample of released results | The team, in turn | 20 a week |
| Rerun the test cases | Operator | Monthly, and after every change |
| Correct rules and wording | Owner of the process | When the sample says so |
| Check cost and response time | Operator | Weekly, ten minutes |
| Check access and stored data | Privacy team | Twice a year |
| Try the switch and the old way | The team | Twice a year |

The runbook fits on two pages. It says how to tell that something is wrong, what to do in the first ten minutes, who to call next, and where the log is. Have a colleague who wasn't involved follow it on a Friday afternoon while you watch without helping. Rewrite every line where they stop.

### Count again

On the date in your brief, take the same three numbers in the same way: five days, thirty timed cases, the tally sheet.

::figure{#minutes}

:::example[The same requests, counted again]
Volume is still 90 a week. A case takes 5 minutes of work. Returned cases fell from 8 to 5.

- Time: 90 × 15 minutes saved = 22.5 hours, at $38 = $855 a week
- Second visits: 3 fewer × $95 = $285 a week
- Running cost: licenses, model, four hours of upkeep = $310 a week
- Net: $830 a week

A one-time cost of $16,600 pays back in 20 weeks. The five cases that still come back were read out in a meeting. Four had the right trade and the wrong address in the contractor list, which is the next project and needs no AI at all.
:::

Be strict. Hours that weren't used for something else don't count. Neither do errors that fell because the season ended. If the result misses the number you set in chapter 2, stop: write two pages about why, keep the measurements, and close the project properly. A project stopped in week twelve for a stated reason makes the next one easier. One that lingers makes it impossible.

## 9. The second process

It goes faster, for reasons that have little to do with software. You have the gate, the marks, the sample and the switch. Two people on the team know how to test. The privacy team has a form it likes.

Choose a neighbor of the first process, the one before it or the one after. You know the material there, and the gains add up along the path. Raise the level of the first process only when the counts allow it, and only for one kind of case at a time.

Three habits are worth keeping. Review every automated process once a year as if it were a new proposal. Keep one list of all of them, with owner, level and last test, on a page anyone may read. And let the people who do the work propose the next one, because they know where things wait.

## The plan on one page

| Week | Do | You end up with |
|---|---|---|
| 1 | List candidates, cross out, choose | The one-paragraph brief |
| 2 | Count volume, time, errors | A baseline with a price, and a stopping point |
| 3 | Set level and scope, check thirty cases | The scope with examples on both sides; decision 1 |
| 4 and 5 | One kind of case, end to end | The thin version with its switch |
| 6 and 7 | Sixty past cases, then forty unseen ones | Marked results, the gate passed; decision 2 |
| 8 | Real cases side by side; three training sessions | A list of who may release |
| 9 to 11 | Ten percent, forty, everything in scope | Dull numbers at each step; decision 3 |
| 12 | Hand over, follow the runbook, count again | Two pages that a stranger has tried |
| 13 | In reserve | Ninety days, with room for one delay |

Print it, write in the names, and post it where the work is done. The [90-day playbook](/resources/guides/ai-rollout-playbook) has the same plan with forms to sign at each decision.
`,
});

/** The closing action of the guide's page. */
export const implementationGuideClosing = {
  heading: 'Have a first process in mind?',
  lead: 'Bring the one-paragraph brief, blanks and all. We’ll fill them in together in a free consultation.',
};

/** The guide as a file under /downloads. */
export const implementationGuideFile = 'ai-implementation-guide.pdf';
