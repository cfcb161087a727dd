import { company } from '../company';
import type { ArticleInput } from './schema';

export const onePageAiPolicy: ArticleInput = {
  id: 'one-page-ai-policy',
  title: 'An AI policy that fits on one page',
  excerpt: 'Six rules people can remember, the sentence that each replaces, and a test for the page itself.',
  category: 'Guide',
  author: `${company.name} training team`,
  publishDate: '2025-03-06',
  services: ['ai-onboarding', 'ai-training'],
  body: `
The legal department of a wholesaler sent eleven pages called "Acceptable use of generative technologies." Two weeks later the sales team was asked, anonymously, what they say. In an illustrative count, nine of fourteen had not opened the file. Three had, and remembered that something was forbidden. Two answered correctly: legal had asked them to proofread it.

A policy nobody remembers protects nobody. People decide in the moment before they paste something into a window, and whatever is in their head just then is your actual policy. It has room for about six sentences. So write six.

## Start from what people paste

Skip the definitions. Ask ten colleagues for the last three things they gave to an assistant and sort the answers on a table. In an office you will find customer mails, spreadsheets, minutes, contracts, code and private questions. A rule is needed for each heap on that table and for nothing else.

This also tells you which tools are in use. There will be more than you have paid for. Forbidding them before offering something as good moves them to private phones, where you cannot see them.

## The six rules

Ana stands for whoever you name.

| Rule on the page | The paragraph that it replaces |
|---|---|
| Use the tools on this list. Ask Ana if one is missing. | Procurement, approval and third parties |
| Green data may go in. Amber needs a name removed. Red never. | Four pages of classification |
| You signed it, so you read it. | Accuracy and liability |
| Say so when a customer would want to know. | Transparency |
| No decision about a person is left to a tool. | Automated decisions |
| Something went wrong? Tell Ana today. Nobody is blamed for telling. | Incident procedure |

Each line names an action. "Handle data responsibly" is a wish; "amber needs a name removed" can be done or not done, and two people watching would agree on which.

### Colors beat categories

Three heaps are all that fits into that moment. Give each a color and five examples from your own desks.

- **Green:** published prices, our manuals, text that was meant for strangers anyway.
- **Amber:** customer mails, minutes, figures before they are public. Take out names and numbers that point to a person or a deal.
- **Red:** health, pay, passwords, anything under a confidentiality agreement.

When a new kind of thing turns up, it is amber until somebody says otherwise. That single default saves most of the questions.

### One name, one day

The rule about incidents matters most and is usually written worst. A person who has just pasted a pay list into the wrong window will come forward if it costs ten embarrassing minutes, and will stay silent if it may cost the job. Every hour of silence makes the repair harder. Name one person, promise a calm conversation, and keep that promise the first time it is tested, since everyone will be watching.

## Words that do not belong on it

Strike "appropriate," "where possible," "sensitive" and "best efforts." They look strict and hand the decision back to the reader. Strike the history of the technology. Strike every sentence that tells people to obey the law; they were going to.

Put details that a few people need on a second sheet, for those few: how a tool gets onto the list, what the contract must contain, how long logs are kept. The second sheet may be eleven pages. It has twelve readers.

## Test the page before you publish it

:::example[Ten minutes with five people]
Give the page to five colleagues from different rooms. After two minutes take it away and ask about six situations:

1. A customer's complaint, to be answered. May it go in?
2. A candidate's application, to be summarized. May it?
3. A translation arrives that nobody here can read. Who signs?
4. A new free tool turns up that everyone praises. What now?
5. You find last month's pay list in your chat history. What do you do, and when?
6. An offer went out with a wrong figure that the tool invented. Whose mistake is it?

With the rules above: yes, without the name; yes, without the name, and a person decides; nobody, so it is not sent; ask Ana; tell Ana today; the mistake belongs to whoever signed.

Five people and six situations make thirty answers. At 27 right, publish. Below that, the page is at fault: rewrite the line behind each wrong answer and ask five others.
:::

The threshold is ours and arbitrary; having one is what counts. Without a test the only feedback on a policy is the first accident.

## Keep it alive

Print a date on it and a second date on which it ends. Six months is a fair life for rules about something that changes this fast. On that day look at three lists: tools that were asked for, incidents that were reported, questions that Ana answered more than twice. Every item either changes a line or confirms one.

New colleagues get the page in their first week, with the six situations in place of a signature. Asking "what would you do" takes a few minutes longer than collecting a signature and tells you something.

## How a good page fails

Two departments publish two pages. Someone turns amber into three shades. The list of tools is right on the day it is printed and wrong ever after, because it lives in a document and not where people ask for software. And managers exempt themselves: if the director pastes board minutes into a private account, the page is decoration from that afternoon on.

The opposite failure is rarer and just as real. A firm becomes so careful that every use needs approval, and a year later its people are slower than their competitors and no safer.

## Your page, this week

- [ ] Ten colleagues have shown what they paste.
- [ ] Each heap has a color and five local examples.
- [ ] Six rules, one page, a name and two dates.
- [ ] Five people have answered the six situations.
- [ ] The same tools are on the list and in the software catalog.

The policy template among our [guides](/resources/guides) is longer and makes a good second sheet, and the [readiness assessment](/resources/ai-readiness-assessment) shows whether rules are your weak side at all. Where [onboarding](/services/ai-onboarding) or [team training](/services/ai-training) is planned, write the page first: it is the one thing every session will refer to. Begin with the ten colleagues and the table.
`,
  meta: {
    title: 'An AI policy that fits on one page',
    description:
      'Six rules that people remember before they paste, three colors for data, and a ten-minute test of the page with five colleagues.',
  },
};
