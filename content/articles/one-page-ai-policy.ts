import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const onePageAiPolicy: ArticleInput = {
  id: 'one-page-ai-policy',
  title: 'An AI policy that fits on one page',
  excerpt: 'Six rules people can remember, what each one replaces, and a test for the page itself.',
  category: 'Guide',
  author: `${company.name} training team`,
  publishDate: '2025-03-06',
  services: ['ai-onboarding', 'ai-training'],
  body: `
The legal department of a wholesaler sent out eleven pages called "Acceptable Use of Generative Technologies." Two weeks later someone asked the sales team, anonymously, what the pages said. Nine of fourteen hadn't opened the file. Three had, and remembered that something was forbidden. Two answered correctly: legal had asked them to proofread it.

A policy works only if people remember it in the moment before they paste something into a window. Whatever is in their heads just then is your real policy, and there's room for about six sentences. So write six.

## Start from what people paste

Skip the definitions. Ask ten colleagues for the last three things they gave to an assistant, and sort the answers on a table. In an office you'll find customer emails, spreadsheets, minutes, contracts, code and private questions. You need a rule for each pile, and for nothing else.

You'll also learn which tools are in use. If you ban them before offering something as good, people move to their own phones, where you can't see it.

## The six rules

"Ana" is whoever you name.

| Rule on the page | What it replaces |
|---|---|
| Use the tools on this list. Ask Ana if one is missing. | Procurement, approval and third parties |
| Green data may go in. Amber needs names removed. Red never. | Four pages of classification |
| Read it before you sign it. Then it's yours. | Accuracy and liability |
| Say so when a customer would want to know. | Transparency |
| No tool decides about a person. | Automated decisions |
| Something went wrong? Tell Ana today. There's no penalty for telling. | Incident procedure |

Each line names an action. "Handle data responsibly" is a wish. "Amber needs names removed" can be done or not done, and two people watching would agree which.

NIST's framework for AI risk, written for organizations of any size, asks for the same thing in its own language: that roles and lines of communication be documented and "clear to individuals and teams throughout the organization." A name on a page is clear. "The relevant stakeholders" isn't.

### Colors beat categories

Three groups are as many as anyone remembers in that moment. Give each a color, and five examples from your own desks.

- **Green:** published prices, our manuals, anything meant for strangers.
- **Amber:** internal material such as customer emails, minutes, and figures before they're public. Use company accounts only, and take out names and numbers that point to a person or a deal.
- **Red:** health, pay, passwords, anything under a confidentiality agreement.

Anything new is amber until Ana says otherwise. That default alone answers most of the questions.

### One name, one day

The rule about incidents matters most and is usually written worst. Someone who has just pasted payroll figures into the wrong window will come forward if it costs ten embarrassing minutes, and will keep quiet if it may cost the job. Amy Edmondson, who studied 51 work teams in one company, calls what you need "a shared belief" that the team is safe for taking such a risk. Teams with more of it asked more questions and talked more about their errors. You can't order that belief. Name one person, promise a calm conversation, and keep the promise the first time it's tested.

## Words that don't belong on it

Cut "appropriate," "where possible," "sensitive" and "best efforts." They look strict and hand the decision back to the reader. Cut every sentence that tells people to obey the law; they were going to.

Put details that only a few people need on a second sheet, for those few: how a tool gets on the list, what the contract must contain, how long logs are kept. The second sheet may be eleven pages long. It has twelve readers.

## Test the page before you publish it

:::example[Ten minutes with five people]
Give the page to five colleagues from different departments. After two minutes take it away and ask about six situations:

1. A customer's complaint needs an answer. May it go in?
2. A job application needs a summary. May it go in?
3. The tool translates a letter into a language no one here can read. Who signs?
4. Everyone is praising a new free tool. What now?
5. You find last month's payroll figures in your chat history. What do you do, and when?
6. A quote went out with a wrong figure that the tool invented. Whose mistake is it?

With the rules above: yes, without the name; yes, without the name, and a manager decides; no one, so it isn't sent; ask Ana; tell Ana today; the mistake belongs to whoever signed.

Five people and six situations make thirty answers. If 27 are right, publish. If fewer, the page is at fault: rewrite the line behind each wrong answer and ask five others.
:::

The threshold is ours and arbitrary. What counts is having one. Without a test, the only feedback on a policy is the first accident.

## Keep it current

Print two dates on the page: the day it starts and the day it ends. Six months is a fair life for rules about something that changes this fast; twelve is the limit. On the second date, check three lists: tools people asked for, incidents they reported, and questions Ana answered more than twice. Every item either changes a line or confirms one.

New hires get the page in their first week, with the six situations instead of a signature. Asking "what would you do?" takes a few minutes longer and tells you something.

## How a good page fails

Two departments publish two pages. Someone splits amber into three shades. The list of tools is right on the day it's printed and wrong ever after, because it lives in a document and not where people request software. And managers exempt themselves: the afternoon the director pastes board minutes into a private account, the page becomes decoration.



## Your page, this week

- [ ] Ten colleagues have shown what they paste.
- [ ] Each pile has a color and five local examples.
- [ ] Six rules, one page, a name and two dates.
- [ ] Five people have answered the six situations.
- [ ] The list of tools matches the software catalog.

The policy template in our [guides](/resources/guides) uses the same three colors and makes a good second sheet. Its seven rules are these six, with the rule about reading and signing split in two. If you're planning [team training](/services/ai-training), write the page first. Begin with the ten colleagues and the table.
`,
  sources: [
    {
      author: 'Amy Edmondson',
      title: 'Psychological Safety and Learning Behavior in Work Teams',
      publisher: 'Administrative Science Quarterly 44(2)',
      year: 1999,
      url: 'https://doi.org/10.2307/2666999',
    },
    {
      author: 'National Institute of Standards and Technology (NIST)',
      title: 'Artificial Intelligence Risk Management Framework (AI RMF 1.0)',
      publisher: 'NIST AI 100-1',
      year: 2023,
      url: 'https://doi.org/10.6028/NIST.AI.100-1',
    },
  ],
  meta: {
    title: 'An AI policy that fits on one page',
    description:
      'Six rules that people remember before they paste, three colors for data, and a ten-minute test of the page with five colleagues.',
  },
};
