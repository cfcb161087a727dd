// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from '../schemas/guides';

export const aiRolloutPlaybook: GuideInput = {
  id: 1,
  title: '90-Day AI Rollout Playbook',
  description: 'One process, three gates and a decision date: who does what each week, with the forms.',
  category: 'Implementation Guides',
  type: 'Guide',
  format: 'PDF',
  downloadCount: '2.5k',
  featured: true,
  file: 'ai-rollout-playbook',
  text: {
    lead: 'Take one process from a list of candidates to daily use in twelve weeks, with one week in reserve.',
    updated: '2025-05-08',
    figures: {
      gates: {
        kind: 'steps',
        caption: 'Twelve weeks of work and one in reserve. Each ring is a decision in writing.',
        alt: 'Weeks 1-3 choose, 4-7 build on past cases, 8-11 go live in steps, each ending at a gate; week 12 hand over, week 13 in reserve.',
        steps: [
          { label: 'Choose', note: 'Weeks 1 to 3, then gate 1', person: true },
          { label: 'Build', note: 'Weeks 4 to 7, then gate 2', person: true },
          { label: 'Go live in steps', note: 'Weeks 8 to 11, then gate 3', person: true },
          { label: 'Hand over', note: 'Week 12; week 13 is spare' },
        ],
      },
      minutes: {
        kind: 'bars',
        caption: 'Minutes per order in the worked example, by hand and in week 11. Illustrative.',
        alt: 'Bars compare minutes per order by hand with week 11. Reading the order: 5 before, 1 after. Typing it in: 6 before, 0.5 after. Checking: 2 before, 2.5 after.',
        unit: 'min',
        items: [
          { label: 'Reading the order', before: 5, value: 1 },
          { label: 'Typing it in', before: 6, value: 0.5 },
          { label: 'Checking', before: 2, value: 2.5 },
        ],
      },
    },
    body: `Most AI projects that fail don't fail because of the technology. They fail around week six, when no one can say whether the thing works, because no one wrote down what working would look like. This playbook has you write that sentence first and builds the weeks around it.

It covers one process. Not a department and not a strategy: one process that people do many times a week and can describe. When it's done, start again at week 1 with the next.

::figure{#gates}

## Who you need

| Role | What they do | Time |
| --- | --- | --- |
| Sponsor | Owns the result and the money. Decides at each gate. | 15 minutes a week, an hour at each gate |
| Process owner | Runs the process today. Says what a good result is. | Half a day a week |
| Two team members | Do the work by hand today. Check every output in the pilot. | 2 hours a week each, 4 in weeks 8 to 11 |
| Builder | Connects the model to the tools you use. On staff or hired. | 20 hours a week |
| Privacy and IT | Know what may leave the company and who has to be asked. | An hour a week, then on call |

If any of these is missing, don't start the calendar. Without a process owner, a rollout turns into a demonstration.

## Weeks 1 to 3: choose one process

Ask each team for the two tasks they would hand off tomorrow. Within a day you'll have a list of ten to thirty. Cross out anything no one can describe in ten sentences and anything that would hurt someone if it went wrong unseen.

Score the rest from 0 to 3 on four questions, as in our walkthrough [Choosing the first process](/resources/videos/choose-the-first-process), and add up the points. A zero anywhere means not yet.

| Question | 0 points | 3 points |
| --- | --- | --- |
| How often does it come up? | Two or three times a year | Every day |
| Are its rules on paper? | One colleague knows them | A new colleague could follow them |
| Can software read what comes in? | Paper, phone calls | Files or fields |
| What does an error cost? | An injury or a big loss | A fix on the same day |

Take the highest score whose owner wants it. Second place with a willing owner beats first place with a reluctant one.

### Write the measure

The measure is one sentence with four parts: what you count, today's value, the value that would make you keep the system, and the day you'll check. Time today's value on at least thirty real cases. Estimates from memory usually come out too low, because people forget the waiting and the follow-up questions.

:::example[Worked example: orders by email]
A wholesaler receives 240 orders a week as emails and attachments. *All figures in this example are illustrative.*

- Counted: minutes from opening an order to its line in the order system.
- Today: 13 minutes, timed on 40 orders over three days.
- Keep it if: 6 minutes or fewer, with no more wrong lines than today (2 in 100).
- Checked: at the end of week 11, on every order of that week.
:::

## Gate 1: worth doing

The sponsor signs this page or stops. Stopping here costs three weeks and saves the rest.

- [ ] The process has one owner, who has asked for this.
- [ ] The measure is one sentence, and today's value was timed on thirty cases or more.
- [ ] At least a hundred past cases are in a folder with the correct results.
- [ ] The privacy team has said in writing which fields may be used, and where.
- [ ] We know the yearly cost of the process today: cases a year x minutes / 60 x hourly cost.
- [ ] The team has named the worst wrong output, and who would notice it.

Sponsor: ______________________  Date: ____________  Go / Stop

## Weeks 4 to 7: build on past cases

Build on the past before you touch the present. Past cases have known answers, so you can judge every change within the hour, and no customer sees a mistake.

1. **Split the cases.** Put sixty in a folder for trying things out, and forty in a folder no one opens until gate 2.
2. **Write the instruction as you would for a new colleague.** What comes in, what must come out, in what form, what to do when something is missing. Two pages at most.
3. **Run the sixty.** Sort the wrong ones by cause, not by case. Three causes usually make up most of the errors.
4. **Fix one cause at a time** and run all sixty again. A fix that helps one case and harms two isn't a fix.
5. **Decide what goes to the team.** Give the system a way to say "not sure," and check that it does.

### Keep a log of causes

| Date | Cause | Cases of 60 | What we changed | Cases after |
| --- | --- | --- | --- | --- |
| Week 4 | Unit of measure missing in the email | 9 | Look up the usual unit in the price list; flag it | 2 |
| Week 5 | Two orders in one email | 6 | Split before reading | 0 |
| Week 5 | Handwritten note on a scan | 4 | Always to the team | 0 |
| | | | | |
| | | | | |

The first rows are an example. Print the page and continue below them.

## Gate 2: works on paper

Open the forty cases no one has seen. Run them once. That number is the only honest forecast you'll get, so don't run them twice.

- [ ] The forty were run once, and the result is written here: ______ right of 40.
- [ ] Cases the system sent to the team: ______ of 40.
- [ ] No wrong output is of the kind that gate 1 called the worst.
- [ ] The process owner has read every wrong output and could explain each to the sponsor.
- [ ] The running cost per case is known and entered in the business case.
- [ ] There is an off switch, and two people know where it is.

Sponsor: ______________________  Date: ____________  Go / Once more / Stop

"Once more" means two more weeks with forty fresh cases: one from the reserve, one by moving the later dates. Once at most. A process that fails gate 2 twice is usually two processes.

## Weeks 8 to 11: go live in steps

Now the system works on today's cases, and the team approves every output. It keeps control and loses the typing.

### Week by week

| Week | Share of cases | Who checks | What to review on Friday |
| --- | --- | --- | --- |
| 8 | None: train the team, run copies of live cases | Both, on each copy | Do the two agree with each other? |
| 9 | One in ten | One of the two, every case | Minutes per case, wrong outputs by cause |
| 10 | Four in ten | One of the two, every case | What people change out of habit, not need |
| 11 | All in scope | One of the two, every case | The measure, on every case of the week |

Hold a 15-minute stand-up each Friday with the same three questions: what did it get wrong, what did we do twice, what did we stop reading? The third matters most. If people have stopped reading, you no longer have a check.

::figure{#minutes}

Checking took half a minute longer in the example, and that's a good sign. Reading an order once, with care, is the work that remains. Plan it as work, with time in the calendar.

### When to use the off switch

Switch off at once, without a meeting, when the same wrong output reaches a customer twice, when the share of "not sure" doubles within a day, or when the people who check say they no longer understand what they're approving. A day switched off isn't a failure. It's why you have the switch.

## Gate 3: works every day

- [ ] The measure in week 11, on every case: ______ (today's value at gate 1: ______).
- [ ] Wrong outputs that left the team in weeks 9 to 11: ______, each with its cause.
- [ ] Each team member was asked privately whether they would go back to the old way. Yes: ______ No: ______
- [ ] The instruction, the log of causes and the off switch are described on two pages that a new colleague can follow.
- [ ] Who checks the measure from now on: ______________________

Sponsor: ______________________  Date: ____________  Keep / Extend two weeks / Switch off

## Week 12: hand over

The builder steps back. The team runs the system for a week while the builder watches and doesn't touch it. Whatever the team asks goes into the two pages. If they ask nothing, make sure they're using it. Week 13 is in reserve, for whatever slipped.

1. Move the instruction to where the team keeps its other instructions.
2. Put the forty cases from gate 2 behind a button or a script, so anyone can run them after a change.
3. Give the accounts, keys and invoices to the people who will pay and renew them.
4. Move the process from the list of projects to the list of systems you maintain.

## After day 90

Check the measure once a month for a year. Three things move it: the cases change, the model behind the service changes, and people stop checking. You'll see the first in "not sure," the second in the forty cases, and the third only in a spot check.

| How often | What | Who |
| --- | --- | --- |
| Weekly | Twenty random outputs read in full | The team, in turn |
| Monthly | The measure, against gate 3 | Whoever was named at gate 3 |
| After every change | The forty cases | Whoever made the change |
| Yearly | Would we build it again? | Sponsor and process owner |

### Mistakes that cost a month

- **Starting with two processes.** Whenever the first gets hard, attention moves to the second.
- **Measuring satisfaction.** People like new tools for six weeks. Time the work instead.
- **Letting the builder check.** The people who can spot a wrong result are the ones who did the work by hand.
- **Polishing before gate 2.** A good-looking screen makes everyone kinder to untested output than they should be.
- **No date for the decision.** A pilot without an end becomes a process no one approved.

### Your calendar

Fill in the dates before you start. Each gate takes an hour of the sponsor's time; book it now.

| Event | Planned | Held |
| --- | --- | --- |
| Start of week 1 | | |
| Gate 1, end of week 3 | | |
| Gate 2, end of week 7 | | |
| Gate 3, end of week 11 | | |
| Handover, end of week 12 | | |
| Reserve, week 13 | | |
`,
  },
};
