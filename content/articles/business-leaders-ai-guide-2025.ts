import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const businessLeadersAiGuide: ArticleInput = {
  id: 'business-leaders-ai-guide-2025',
  title: 'A business leader’s guide to AI in 2025',
  excerpt: 'Four decisions to make this quarter, and what to leave for later.',
  category: 'Strategy',
  author: `${company.name} strategy team`,
  publishDate: '2025-05-08',
  services: ['ai-onboarding', 'ai-training'],
  figures: {
    quarter: {
      kind: 'steps',
      caption: 'One quarter for a first process. Rings mark where you decide whether to go on.',
      alt: 'Twelve weeks: choose and measure in 1-3, build or buy in 4-7, go live in 8-11, hand over in 12. You decide after each of the first three.',
      steps: [
        { label: 'Choose and measure', note: 'Weeks 1-3', person: true },
        { label: 'Build or buy', note: 'Weeks 4-7', person: true },
        { label: 'Go live in steps', note: 'Weeks 8-11', person: true },
        { label: 'Hand over', note: 'Week 12' },
      ],
    },
  },
  body: `
The president of a building-materials distributor has 140 employees, eleven AI licenses and three vendor demos behind her. Her board wants an AI strategy by June. We'd offer the board something smaller: four decisions this quarter, and one process that runs differently when the quarter ends.

A board member will object that a company without a strategy buys at random. Fair enough, and the eleven licenses prove it. But a strategy written before anything has run is a list of guesses with a budget attached. One finished process tells you what your data is like, who on your team can run such a thing, and what it costs to keep. Write the strategy in the fall, with that in hand.

## Are you late?

Ask what the survey counted. Stanford's AI Index for 2025 reports that 78 percent of organizations use AI. The Census Bureau surveys American employers of every size and asks about a narrower thing, AI used to produce goods or services: 5.4 percent said yes in February 2024. Both can be right. Someone in a large organization almost always uses AI for something. That is a long way from a process that depends on it.

So you have time to do one thing properly. Brynjolfsson, Li and Raymond studied 5,172 customer-support agents and found that an AI assistant raised the number of issues resolved per hour by 15 percent on average. Newer agents gained most. The most experienced gained little speed, and their quality slipped slightly. An average like that tells you to look for the right task and the right people, not to buy for everyone.

## Four decisions only you can make

Each one crosses departments, so if you delegate it, it comes back to your desk.

### Which process goes first

Take one that arrives every day, has a result that is plainly right or wrong, and belongs to a manager who would like it changed. Turning inquiries into quotes fits. "Marketing" doesn't: you could never say it was done.

### Who owns the result

Name one manager from the business side, and give that manager the right to stop it. Whether a quote is correct is a question for the head of sales. If IT owns the project, it will be judged by uptime.

### What outside tools may see

Sort your information into three groups: what may go into an outside tool, what may go in once names are removed, and what stays. Do it before the pilot. A [one-page AI policy](/blog/one-page-ai-policy) is enough to begin with.

### The day you stop

Set a date, and the number you need to see by then. Without them a weak project gets extended a month at a time, because no single month is worth a fight.

## What can wait

| Item | Wait until |
|---|---|
| Licenses for everyone | One team has used its own every week for two months |
| A model trained on your data | A product you bought has failed a test that you wrote |
| A head of AI | Two live processes compete for one manager's attention |
| A chatbot for customers | Your own staff has relied on its answers for a quarter |
| A comparison of twenty vendors | You can state the task in one sentence, with its volume |

Expect the most argument over the first line. Buying for everyone spreads attention so thin that few teams get past the first week. If you're choosing between ways to get one task done, [build, buy, or wait](/blog/build-buy-or-wait) compares them.

## Set your own price first

Before a vendor names a price, work out the most you would pay.

:::example[Worked example: quotes at the distributor]
Sixty quotes go out each week at 35 minutes each: 2,100 minutes, or 35 hours.

Suppose software reads the inquiry and fills in items and list prices, and a salesperson spends 15 minutes checking it and setting the discount. That saves 20 minutes on sixty quotes, or 20 hours a week. At $45 an hour it is $900 a week, and $43,200 over 48 working weeks.

Now halve it. In the first year some quotes still go the old way, and some of the saved time slips away. If the project has to pay for itself within a year, the ceiling is $21,600 for everything: software, setup, training, and your own team's hours.
:::

Now you can decline an offer of $60,000 in one line. The [ROI calculator](/resources/ai-roi-calculator) does the same math with your hours, your hourly cost and an honest adoption rate.

## How to tell a demo from a system

A demo shows what a tool can do with input chosen for it. A system still works on a rainy Tuesday with a scanned fax, a new hire, and the presenter out of reach. Bring this list to the meeting and ask to be shown each line on the spot.

- [ ] Ten of our own cases go through, picked this morning, two of them bad
- [ ] An unreadable case stops, and the team is told why
- [ ] We see the screen where a wrong result gets corrected
- [ ] A price rule is changed in front of us, by someone like us
- [ ] The monthly bill is stated for our volume and for three times our volume
- [ ] Our data, rules and corrections can be exported in a form we can read

Five or six checks: it's a system. Three or four: it's a product, with a project still to be paid for. Two or fewer: it's a demo. When the written offer arrives, see [how to read a vendor proposal](/blog/how-to-read-an-ai-vendor-proposal).

## Twelve weeks, and when you're needed

::figure{#quarter}

The plan needs an hour of yours at each of the three rings in the chart and fifteen minutes a week in between. Spend the fifteen minutes defending the dates. Around week nine, because the first process is going well, another department will ask to add a second. Say no.

## How these projects fade

The most common failure has a sponsor but no owner. The president is enthusiastic, the vendor is capable, and no one below them has the task in their objectives.

The other kind looks like success. The monthly report shows logins and active seats, and both rise. Neither says whether a quote goes out sooner. Ask for minutes per quote.

## One hour this week

Book an hour with the heads of sales, operations and finance. Have each take the [readiness assessment](/resources/ai-readiness-assessment) alone beforehand, and spend the hour on the question where they differ most. Leave with a process and a name. If you can't agree on a name, that's where our [onboarding service](/services/ai-onboarding) starts.
`,
  sources: [
    {
      author: 'U.S. Census Bureau, Center for Economic Studies',
      title: 'Tracking Firm Use of AI in Real Time: A Snapshot from the Business Trends and Outlook Survey',
      publisher: 'CES Working Paper',
      year: 2024,
      url: 'https://lehd.ces.census.gov/applications/creat/paper-profile/1244',
    },
    {
      author: 'Stanford Institute for Human-Centered AI',
      title: 'The 2025 AI Index Report',
      year: 2025,
      url: 'https://hai.stanford.edu/ai-index/2025-ai-index-report',
    },
    {
      author: 'Erik Brynjolfsson, Danielle Li and Lindsey Raymond',
      title: 'Generative AI at Work',
      publisher: 'Quarterly Journal of Economics 140(2)',
      year: 2025,
      url: 'https://academic.oup.com/qje/article/140/2/889/7990658',
    },
  ],
  meta: {
    title: 'A business leader’s guide to AI in 2025',
    description:
      'Four decisions to make this quarter, what to leave for later, what the adoption surveys really count, and how to tell a demo from a system.',
  },
};
