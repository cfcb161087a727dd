// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from './schema';

export const aiUsePolicy: GuideInput = {
  id: 8,
  title: 'AI Use Policy Template',
  description:
    'Rules people can follow without asking a lawyer each time: which tools, which data, who checks, and what to do when something goes wrong.',
  category: 'Best Practices',
  type: 'Template',
  format: 'DOCX',
  downloadCount: '1.2k',
  image: '/downloads/covers/8.svg',
  featured: false,
  file: 'ai-use-policy-template',
  subtitle:
    'For companies of ten to a thousand people. Fill in the brackets, have counsel read it once, then teach it.',
  updated: '2025-05-08',
  cover: ['Seven rules', 'Tools', 'Data', 'Checking and disclosure', 'When it goes wrong'],
  document: {
    kind: 'text',
    parts: [
      `| | |
| --- | --- |
| Applies to | Everyone who works for [company], as an employee or a contractor |
| Owner | [Role; one person, not a committee] |
| Effective date | [Date] |
| Next review | [Date, at most twelve months later] |

## Why we have this policy

We want people to use AI at work, openly and well. This policy says where the limits are, so that no one has to guess or hide it. It is not legal advice, and it does not replace contracts or law; where those are stricter, they win.

## Seven rules

1. Use the approved tools for work. Personal accounts are not for company data.
2. Green data may go into them. Amber needs names removed. Red stays out.
3. You are responsible for what you send, publish or decide, whoever drafted it.
4. Read every output in full before it leaves your hands. Check names, numbers, sources and links.
5. People make decisions about people: hiring, pay, grades, credit, discipline.
6. Say that AI was used when the reader would want to know.
7. Report a mistake the same day. There is no penalty for reporting one; there is for hiding it.

:::example[For whoever adapts this]
Seven rules fit on a poster. If you add an eighth, take one out. The rest of the document explains the seven and says who to ask. For daily use, put the rules and the three colors on a single page.
:::
`,
      `## Tools

This is the whole list. If a tool is not on it, it is not approved.

| Tool | Approved for | Not for | Account through |
| --- | --- | --- | --- |
| [Assistant, business plan] | Drafts, summaries, translation, code questions | Decisions about people | [IT service desk] |
| [Meeting notes tool] | Internal meetings, after telling everyone present | Client calls without written consent | [IT service desk] |
| [Image tool] | Internal slides | Published work without a license check | [Marketing] |
| [Tool built into an existing product] | [purpose] | [limit] | [owner] |

### How a tool gets on the list

1. Whoever needs it sends three sentences to [owner]: what for, with what data, and instead of what.
2. The owner checks five points within ten working days: where data is kept, whether it trains models, how it is deleted, who can see it, and what the tool costs.
3. Everyone gets the answer, yes or no, with the reason.

A tool leaves the list when its terms change for the worse or it has gone unused for six months.

### Trying something new

You may try a tool that is not on the list with made-up or public material, without an account in the company's name, for at most [two weeks]. Tell [owner] what you found. That is how the list grows.
`,
      `## Data

Before you paste, ask what color it is. If you have to think for longer than a minute, use the stricter one. Anything new is amber until [owner] says otherwise.

| Color | What it is | Examples | Into approved tools? |
| --- | --- | --- | --- |
| Green | Public, or meant to become public | Website text, published prices, job ads | Yes |
| Amber | Internal, and usable once names are out | Customer emails, minutes, drafts, figures before they are public | Yes, in company accounts, after removing names and numbers that point to a person or a deal |
| Red | About a person's health or pay, secret, or bound by contract | Health, salaries, passwords, access keys, files under a confidentiality agreement | No |

### Turning amber into something you can paste

Replace names with roles, round amounts, cut account numbers. Then read it again as a stranger would: can you still tell who or what it is about? If you can, take out more, or treat it as red.

### Exceptions

[Owner] and [privacy contact] can approve a process that needs red data. The approval names the process, the fields, the tool, the people and an end date. It is kept in [place]. An exception that is not in writing does not count.

### What clients have told us

Some contracts forbid AI, or require us to say so. [Owner] keeps the list of these clients at [place]. Check it before you start work for a client, not after.
`,
      `## Checking and disclosure

| What leaves your hands | Who checks | Do we say that AI was used? |
| --- | --- | --- |
| Internal note or draft | You | No need |
| Email to a client | You, every sentence | No need, because you read and signed it |
| Report, proposal, contract text | You and a second reader | Yes, in one line |
| Published article, image or video | Editor | Yes, where it is published |
| Code that goes into production | Reviewer, as for any code | In the commit message |
| Anything about one person's rights or pay | A manager decides; AI may only sort documents without red data | Yes, to that person |

### What to look for

- Facts: open the source. If you can't open it, it doesn't count.
- Numbers: do the math again, or have the spreadsheet do it.
- Names and dates: compare them with the original, letter by letter.
- Tone: would you say this to the reader's face?
- What is missing: ask what a careful colleague would have added.

### Learning

Everyone takes a [two-hour] introduction before using the tools and a [one-hour] refresher each year. New rules are taught before they apply. Managers set time aside for it; it counts as working time.
`,
      `## When something goes wrong

A wrong figure in a proposal, red data in a prompt, an invented source in a report: it happens to careful people. The first hour counts.

1. Stop. Don't send more, and don't delete anything.
2. Tell [contact] by phone or in [channel]. Say what, where, when, and to whom it went.
3. [Contact] decides who else must know, and whether a legal deadline is running.
4. If someone outside was affected, they hear it from us, with the correction.
5. Within a week, write five lines: what happened, why the check missed it, what changes. Everyone can read them at [place].

### Consequences

An honest mistake has no consequence beyond the five lines. Repeated or hidden breaches of the seven rules are handled like any other misconduct, under [reference to existing rules].

## Questions

| About | Ask | Answer within |
| --- | --- | --- |
| Tools and accounts | [role, address] | 2 working days |
| Data and contracts | [role, address] | 2 working days |
| Something went wrong | [phone, day or night] | At once |

## Changes

| Date | What changed | Why |
| --- | --- | --- |
| [date] | First version | |
| | | |

I have read this policy and could explain the seven rules to a new colleague.

Name: ______________________  Date: ____________
`,
    ],
  },
};
