// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from './schema';

export const aiRolloutPlaybook: GuideInput = {
  id: 1,
  title: '90-Day AI Rollout Playbook',
  description:
    'One process, three gates and a date to decide. Who does what in each of thirteen weeks, with the forms to fill in at every gate.',
  category: 'Implementation Guides',
  type: 'Guide',
  format: 'PDF',
  downloadCount: '2.5k',
  image: '/downloads/covers/1.svg',
  featured: true,
  file: 'ai-rollout-playbook',
  subtitle:
    'Thirteen weeks from one process on paper to the same process in daily use, with a named person at each gate.',
  updated: '2025-05-08',
  cover: ['Gate 1: worth doing', 'Gate 2: works on paper', 'Gate 3: works on Monday', 'After day 90'],
  document: {
    kind: 'text',
    figures: {
      gates: {
        kind: 'steps',
        caption: 'The thirteen weeks. Rings are gates: a person decides there, in writing.',
        alt: 'Five stages along one line: weeks 1 to 3 choose, gate 1; weeks 4 to 7 build on past cases, gate 2; weeks 8 to 11 pilot on live cases, gate 3; weeks 12 and 13 hand over.',
        steps: [
          { label: 'Choose', note: 'Weeks 1 to 3, then gate 1', person: true },
          { label: 'Build', note: 'Weeks 4 to 7, then gate 2', person: true },
          { label: 'Pilot', note: 'Weeks 8 to 11, then gate 3', person: true },
          { label: 'Hand over', note: 'Weeks 12 and 13' },
        ],
      },
      minutes: {
        kind: 'bars',
        caption: 'Illustrative: minutes per order in the worked example, by hand and in week 11.',
        alt: 'Bars compare minutes per order by hand with week 11. Reading the order: 5 before, 1 after. Typing it in: 6 before, 0.5 after. Checking: 2 before, 2.5 after.',
        unit: 'min',
        items: [
          { label: 'Reading the order', before: 5, value: 1 },
          { label: 'Typing it in', before: 6, value: 0.5 },
          { label: 'Checking', before: 2, value: 2.5 },
        ],
      },
    },
    parts: [
      `Most AI projects do not fail in the technology. They fail in week six, when nobody can say whether the thing works, because nobody wrote down what working would look like. This playbook puts that sentence first and builds the weeks around it.

It covers one process. Not a department and not a strategy: one process that people do many times a week and can describe. When the first is done, start again at week 1 with the next.

::figure{#gates}

### Who you need

| Role | What they do | Time a week |
| --- | --- | --- |
| Sponsor | Owns the result and the money. Decides at each gate. | 1 hour |
| Process owner | Runs the process today. Says what a good result is. | 6 hours |
| Two or three doers | Do the work by hand today. Judge every output in the pilot. | 4 hours each |
| Builder | Connects the model to the tools in use. In-house or hired. | 20 hours |
| Data and risk contact | Knows what may leave the building and who must be asked. | 1 hour |

If one of the five is missing, the calendar does not start. A rollout without a process owner turns into a demonstration.

## Weeks 1 to 3: choose one process

Ask each team for the two tasks they would give away tomorrow. You will have a list of ten to thirty within a day. Strike out what happens less than twenty times a week, what nobody can describe in ten sentences, and what would hurt a person if it went wrong unseen.

Score the rest from 1 to 5 on four questions and add up.

| Question | 1 point | 5 points |
| --- | --- | --- |
| How often is it done? | A few times a week | Hundreds of times a week |
| How alike are the cases? | Each one is its own | Nine in ten look the same |
| How easily is a mistake seen? | Months later, by a customer | At once, by the person who checks |
| How ready is the material? | On paper, in heads | In one system, with past results |

Take the highest score whose owner wants it. Second place with a willing owner beats first place with a reluctant one.

### Write the measure

The measure is one sentence with four parts: what is counted, today’s value, the value that would make you keep the system, and the day you will look. Measure today’s value on at least thirty real cases with a clock. Estimates from memory are usually wrong in the same direction: people forget the waiting and the asking back.

:::example[Worked example: orders by email]
A wholesaler receives 240 orders a week as emails and attachments. *All figures in this example are illustrative.*

- Counted: minutes from opening an order to its line in the order system.
- Today: 13 minutes, timed on 40 orders over three days.
- Keep it if: 6 minutes or fewer, with no more wrong lines than today (2 in 100).
- Looked at: Friday of week 11, on every order of that week.
:::

## Gate 1: worth doing

The sponsor signs this page or stops. Stopping here costs three weeks and saves the rest.

- [ ] The process has one owner, and that person has asked for this.
- [ ] The measure is one sentence, and today’s value was timed on thirty cases or more.
- [ ] At least one hundred past cases with their right results are in a folder.
- [ ] The data and risk contact has said in writing which fields may be used, and where.
- [ ] The yearly cost of the process today is known: cases x minutes x hourly cost.
- [ ] Someone has named the worst wrong output and who would notice it.

Sponsor: ______________________  Date: ____________  Go / Stop

## Weeks 4 to 7: build on past cases

Build against the past before you touch the present. Past cases have known answers, so every change can be judged within the hour, and nobody outside sees a mistake.

1. **Split the cases.** Put sixty in a folder for trying things out and forty in a folder that nobody opens until gate 2.
2. **Write the instruction as you would for a new colleague.** What comes in, what must come out, in which form, what to do when something is missing. Two pages at most.
3. **Run the sixty.** Sort the wrong ones by cause, not by case. Three causes usually make up most of the errors.
4. **Fix one cause at a time** and run all sixty again. A fix that helps one case and harms two is not a fix.
5. **Decide what goes to a person.** Give the system a way to say ‘not sure’. It should use it.

### Keep a log of causes

| Date | Cause | Cases of 60 | What was changed | Cases after |
| --- | --- | --- | --- | --- |
| Week 4 | Unit of measure missing in the email | 9 | Ask the price list for the usual unit; flag it | 2 |
| Week 5 | Two orders in one email | 6 | Split before reading | 0 |
| Week 5 | Handwritten note on a scan | 4 | Always to a person | 0 |
| | | | | |
| | | | | |

The rows above are an illustrative example. Print the page and go on below them.

## Gate 2: works on paper

Open the forty cases that nobody has seen. Run them once. The number you get is the only honest forecast you will have, so do not run them twice.

- [ ] The forty were run once, and the result is written here: ______ right of 40.
- [ ] Cases that the system sent to a person: ______ of 40.
- [ ] No wrong output belongs to the kind that gate 1 called the worst.
- [ ] The process owner has read all wrong outputs and could explain each to the sponsor.
- [ ] Running cost per case is known and stands in the business case.
- [ ] There is a switch, and two people know where it is.

Sponsor: ______________________  Date: ____________  Go / Once more / Stop

‘Once more’ means two further weeks with forty fresh cases. Take it at most once. A process that fails gate 2 twice is usually two processes.

## Weeks 8 to 11: pilot on live cases

Now the system works on today’s cases, and a person approves every output. The doers do not lose control; they lose typing.

### Week by week

| Week | Share of cases | Who checks | What is looked at on Friday |
| --- | --- | --- | --- |
| 8 | One in ten | Two doers, both on each case | Do the two agree with each other? |
| 9 | One in four | One doer on each case | Minutes per case, wrong outputs by cause |
| 10 | One in two | One doer on each case | What people change by habit, not by need |
| 11 | All | One doer on each case | The measure, on every case of the week |

Hold a stand-up of fifteen minutes each Friday with the same three questions: what did it get wrong, what did we do twice, what did we stop reading? The third matters most. A check that nobody performs any more is not a check.

::figure{#minutes}

Checking grew in the example, by half a minute, and that is sound. Reading an order once with care is the work that remains. Plan it as work, with time in the calendar.

### When to use the switch

Switch off at once, without a meeting, when the same wrong output reaches a customer twice, when the share of ‘not sure’ doubles within a day, or when the people who check say that they no longer understand what they approve. Switching off for a day is not a failure. It is what the switch is for.

## Gate 3: works on Monday

- [ ] The measure of week 11, on every case: ______ (today’s value at gate 1: ______).
- [ ] Wrong outputs that left the team in weeks 8 to 11: ______, each with its cause.
- [ ] The doers were asked one by one whether they would go back. Yes: ______ No: ______
- [ ] The instruction, the log of causes and the switch are described on two pages that a new colleague can follow.
- [ ] The person who looks at the measure from now on is named: ______________________

Sponsor: ______________________  Date: ____________  Keep / Extend two weeks / Switch off

## Weeks 12 and 13: hand over

The builder leaves the room. For two weeks the team runs the system alone, with the builder on the phone. Whatever the team asks goes into the two pages. If they ask nothing, check that they are using it.

1. Move the instruction to where the team keeps its other instructions.
2. Put the forty cases of gate 2 under a button or a script, so that anyone can run them after a change.
3. Give the accounts, keys and invoices to the people who will pay and renew them.
4. Take the process off the list of projects and put it on the list of things that are maintained.

## After day 90

The measure is looked at once a month for a year, by the person named at gate 3. Three things move it: the cases change, the model behind the service changes, and people stop checking. The first shows in ‘not sure’, the second in the forty cases, the third only in a spot check.

| How often | What | By whom |
| --- | --- | --- |
| Weekly | Ten random outputs read in full | A doer, in turn |
| Monthly | The measure, against gate 3 | The person named at gate 3 |
| After every change | The forty cases | Whoever made the change |
| Yearly | Would we build it again? | Sponsor and process owner |

### Mistakes that cost a month

- **Starting with two processes.** The second one is where the attention goes whenever the first gets hard.
- **Measuring satisfaction.** People like new tools for six weeks. Time the work instead.
- **Letting the builder check.** The people who know a wrong result are the people who did it by hand.
- **Polishing before gate 2.** A good-looking screen on top of untested output makes everyone kinder to it than they should be.
- **No date for the decision.** A pilot without an end becomes a process that nobody approved.

### Your calendar

Write the dates in before you start. Each gate needs an hour of the sponsor’s time, booked now.

| Event | Planned | Held |
| --- | --- | --- |
| Start of week 1 | | |
| Gate 1, end of week 3 | | |
| Gate 2, end of week 7 | | |
| Gate 3, end of week 11 | | |
| Builder leaves, end of week 13 | | |
`,
    ],
  },
};
