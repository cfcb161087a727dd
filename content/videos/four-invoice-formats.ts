import type { VideoInput } from '../schemas/videos';

export const fourInvoiceFormats: VideoInput = {
  id: 7,
  slug: 'four-invoice-formats',
  title: 'Case walkthrough: invoices in four formats',
  description:
    'An example wholesaler, four kinds of invoice, and three decisions that shortened the path to payment.',
  category: 'Case Studies',
  level: 'Intermediate',
  duration: '27:10',
  // A placeholder, to be replaced before launch.
  views: '4.6k',
  featured: false,
  date: '2025-05-27',
  chapters: [
    { at: '0:00', title: 'How invoices were handled before' },
    { at: '5:15', title: 'Two weeks of counting' },
    { at: '11:50', title: 'First decision: leave one format out' },
    { at: '17:05', title: 'Second decision: match before reading' },
    { at: '22:20', title: 'Third decision: the clerk owns the rules' },
  ],
  keyPoints: [
    'The format that is hardest to read often has the fewest documents.',
    'Know the order first, and reading becomes comparing.',
    'Suppliers change layouts without notice, so let the clerks own the rules.',
  ],
  services: ['workflow-automation', 'ai-optimization'],
  figures: {
    days: {
      kind: 'bars',
      caption: 'Days from arrival to release, by format, before and after. Example figures.',
      alt: 'Bars in pairs: structured files from two days to half a day, digital PDFs from six to one, scans from nine to three, handwritten slips eight before and seven after.',
      unit: 'days',
      items: [
        { label: 'Structured files', before: 2, value: 0.5 },
        { label: 'Digital PDF', before: 6, value: 1 },
        { label: 'Scans', before: 9, value: 3 },
        { label: 'Handwritten slips', before: 8, value: 7 },
      ],
    },
  },
  body: `
## How invoices were handled before

The company in this walkthrough is made up, and so are its numbers; the decisions are the kind that come up in such a project. Picture a restaurant-supply wholesaler with two clerks for incoming invoices. Documents come as structured files from large suppliers, as PDFs produced by software, as scans, and as handwritten delivery slips from farms.

Both clerks type everything. Suppliers call to ask where their money is, and each call takes as long as the invoice they're asking about.

## Two weeks of counting

Before anyone looked at software, every document got a sticker with its arrival date and a letter for its format. On release, a clerk wrote down the second date. After fourteen days there was a table that surprised the manager. Handwritten slips, the subject of every meeting, were four documents in a hundred. Scans were the slow ones, because they waited for the colleague who could read them best.

The count also showed that a third of all delay had nothing to do with typing. Invoices waited for a packing slip that was in another folder. No reading software would have touched that third.

## First decision: leave one format out

The farms' slips stayed with the clerks. Getting a machine to read pencil on carbon paper might have taken most of the budget, for the smallest pile on the desk.

::figure{#days}

It helped to put that in writing. The steering group recorded that slips were out of scope until the other three formats had run for a quarter, and the subject stopped coming up every week.

## Second decision: match before reading

The first attempt read each invoice from top to bottom and then searched for the order. Wrong readings produced wrong matches, neatly formatted. The second attempt turned the sequence around:

1. find the supplier by sender and bank details
2. fetch that supplier's open orders
3. check only whether each line matches an ordered line
4. hand over whatever is left, with the difference marked

A question with a known answer is much easier than an open one. Quantities and prices now came from the order and were confirmed by the document, so a smudged 8 could no longer turn into a 3 unnoticed.

Freight and deposit lines had no order to match. They got a list of usual amounts for each supplier, and anything outside it went to the clerks.

## Third decision: the clerk owns the rules

Supplier layouts change on a Thursday without warning. In the first plan a change meant a ticket and a week of waiting. In the second the clerks had a screen of their own: which words mark the invoice number, which lines to ignore, which tolerance applies to which supplier. Every edit was tried on that supplier's last ten documents before it took effect, with old and new readings next to each other.

| Who | May change | Sees at once |
|---|---|---|
| Clerk | Words, ignored lines, tolerance up to 2% | Ten documents re-read |
| Manager | Tolerance above 2%, release limits | Amount released without review |
| Developer | The matching itself | The full set of test documents |

What would we do differently? Deal with the packing slips first. A shared folder and a naming rule could have removed that third of the delay in week one, before the first line of code.
`,
  meta: {
    title: 'Case walkthrough: invoices in four formats',
    description:
      'A written walkthrough of an example: a wholesaler with four invoice formats, two weeks of counting, and three decisions that cut the wait.',
  },
};
