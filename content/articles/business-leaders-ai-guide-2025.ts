import { company } from '../company';
import type { ArticleInput } from './schema';

export const businessLeadersAiGuide: ArticleInput = {
  id: 'business-leaders-ai-guide-2025',
  title: 'A business leader’s guide to AI in 2025',
  excerpt: 'What to decide this quarter, what to leave, and how to tell a demo from a system.',
  category: 'Strategy',
  author: `${company.name} training team`,
  publishDate: '2025-05-08',
  services: ['ai-onboarding', 'ai-training'],
  figures: {
    quarter: {
      kind: 'steps',
      caption:
        'One quarter for a first process. The weeks are an illustrative plan; rings mark your decisions.',
      alt: 'Five stages over twelve weeks: choose a process in week 1, measure it in weeks 2 and 3, build or buy in weeks 4 to 6, run it beside the old way in weeks 7 to 10, decide in weeks 11 and 12. A person decides at the first and the last stage.',
      steps: [
        { label: 'Choose', note: 'Week 1', person: true },
        { label: 'Measure', note: 'Weeks 2-3' },
        { label: 'Build or buy', note: 'Weeks 4-6' },
        { label: 'Run beside', note: 'Weeks 7-10' },
        { label: 'Decide', note: 'Weeks 11-12', person: true },
      ],
    },
  },
  body: `
The managing director of a building-materials distributor has 140 people, eleven AI licenses and three vendor demonstrations behind her. Her board now wants an AI strategy by June. There is something smaller and better to offer them: four decisions this quarter, and one process that runs differently at the end of it.

The board can object that a company without a strategy buys at random. It does, and the eleven licenses are the proof. But a strategy written before anything has run is a list of guesses with a budget attached. One finished process tells you what your data are like, who in the house can look after such a thing and what it costs to keep. Write the strategy in the fall, with that in hand.

## Four decisions only you can make

Each of them crosses departments, so delegating it only sends it back to your desk.

### Which process goes first

Take one that arrives every day, has a result somebody can call right or wrong, and belongs to a person who would like it changed. Inquiries that become quotes fit; “marketing” has no point at which it is finished.

### Who answers for the result

Name one person from the business side and give that person the right to stop it. Whether a quote is correct is a question for the head of sales. A project that leaves it with IT will be judged by uptime.

### What outside tools may see

Sort your information into what may go into an outside tool, what may go in after names are removed, and what stays. Do it before the pilot, because afterward you would be describing what has already happened. A [one-page AI policy](/blog/one-page-ai-policy) is enough to begin with.

### On which day you stop

Set the date and the number that has to be reached by then. Without a date, a weak project is extended by a month at a time, and no single month is worth a quarrel.

## What to leave for later

Most of what is offered to you this year can wait. The table says for what.

| Matter | It can wait until |
|---|---|
| Licenses for everybody | One team has used its own every week for two months |
| A model trained on your data | A bought tool has failed a test that you wrote |
| A head of AI | Two running processes compete for the same person’s attention |
| A chatbot for customers | Your own staff have relied on its answers for a quarter |
| A comparison of twenty vendors | You can state the task in one sentence, with its volume |

The first line causes the most argument. Buying for everybody looks fair and is easy to announce. It also spreads attention so thin that no team gets past the first week. If the choice is between several ways to get one task done, [build, buy or wait](/blog/build-buy-or-wait) compares them.

## Put a price on the problem first

Before you hear another price from a vendor, work out your own ceiling.

:::example[Quotes at the distributor, illustrative numbers]
Sixty quotes leave the house each week, at 35 minutes of work each: 2,100 minutes, or 35 hours.

Suppose software reads the inquiry and fills in articles and list prices, and a salesperson needs 15 minutes to check it and set the discount. That saves 20 minutes on sixty quotes: 20 hours a week. At $45 an hour it is $900 a week, and $41,400 over 46 working weeks.

Now halve it. In the first year some quotes still go the old way, and part of the time saved is lost in small pieces. If the project is to pay for itself within the year, the ceiling is $20,700 for everything: software, setup, training, and the hours of your own people.
:::

An offer of $60,000 can now be declined in one line. The [ROI calculator](/resources/ai-roi-calculator) does the same sum with your hours, your rate and an honest share for adoption.

## How to tell a demo from a system

A demo shows what a tool can do with input that somebody chose. A system is what remains on a wet Tuesday, with a scanned fax, a new colleague and the presenter out of reach. Bring this list to the meeting and ask for each line to be shown while you watch.

- [ ] Ten of our own cases go through, picked this morning, two of them bad
- [ ] An unreadable case stops, and somebody is told why
- [ ] We see the screen of the person who corrects a wrong result
- [ ] A price rule is changed in front of us, by someone like us
- [ ] The monthly bill is stated for our volume and for three times our volume
- [ ] Our data, rules and corrections can be taken out in a form we can read

Five or six ticks are a system. Three or four are a product with a project still to be paid for, which can be fine when the offer says so. Two or fewer are a demo. Lines two and three separate them fastest, since rehearsed software has a front and no back office. The written offer comes next: [how to read a vendor proposal](/blog/how-to-read-an-ai-vendor-proposal).

## Twelve weeks, and when you are needed

::figure{#quarter}

The plan asks for your attention twice, at the start and at the end. In between, your job is to keep the dates where they are. Expect a request in week nine to add a second process, since the first is going well. Refuse it. The comparison with the old way is about to give you the only evidence you will have, and a moving target spoils it.

## Two ways to fail quietly

The commonest failure has a sponsor and no owner. The director is keen, the vendor is capable, and no one below them has the task in their objectives. It ends in the week in which the director travels.

The other one looks like success. The monthly report shows logins and active seats, and both rise. Neither says whether a quote leaves the house sooner. Ask for the measure from the example above, in minutes.

## One hour this week

Put one hour in the calendar with the heads of sales, operations and finance. Let each answer the [readiness assessment](/resources/ai-readiness-assessment) alone beforehand, and spend the hour on the question where the three answers differ most. Leave the room with a process and a name. If the name is missing, our [onboarding service](/services/ai-onboarding) starts at exactly that point.
`,
  meta: {
    title: 'A business leader’s guide to AI in 2025',
    description:
      'What to decide this quarter, what to leave for later, and how to tell a demo from a system that will still run in a year.',
  },
};
