import type { VideoInput } from '../schemas/videos';

export const retrievalThatCites: VideoInput = {
  id: 5,
  slug: 'retrieval-that-cites',
  title: 'Retrieval that cites its source',
  description: 'Build an assistant that answers from your documents and shows its sources.',
  category: 'Technical Deep Dives',
  level: 'Advanced',
  duration: '1:12:45',
  // A placeholder, to be replaced before launch.
  views: '6.2k',
  featured: true,
  date: '2025-04-29',
  chapters: [
    { at: '0:00', title: 'What an answer must include' },
    { at: '9:20', title: 'Splitting documents where they divide' },
    { at: '24:10', title: 'Two searches and one ranking' },
    { at: '39:00', title: 'Quoting, and refusing' },
    { at: '54:15', title: 'Measuring each stage on its own' },
    { at: '1:04:30', title: 'Permissions and stale pages' },
  ],
  keyPoints: [
    'Design the citation first.',
    'Split at headings, and keep their path with every passage.',
    'Word search finds part numbers, vector search finds paraphrases. Use both.',
    'Filter by permission before the search, never after the answer.',
  ],
  services: ['custom-ai-development', 'ai-optimization'],
  figures: {
    recall: {
      kind: 'curve',
      caption: 'Share of questions whose passage is among the first k results. Example figures.',
      alt: 'Three rising lines over k from one to ten. Vector search alone ends near seventy-six percent, word search alone near seventy, and both with re-ranking near ninety-four.',
      xLabel: 'Results looked at (k)',
      yLabel: 'Questions found, %',
      series: [
        {
          label: 'Words alone',
          tone: 'before',
          points: [
            [1, 38],
            [3, 55],
            [5, 62],
            [10, 70],
          ],
        },
        {
          label: 'Vectors alone',
          tone: 'before',
          points: [
            [1, 44],
            [3, 62],
            [5, 69],
            [10, 76],
          ],
        },
        {
          label: 'Both, re-ranked',
          tone: 'lane',
          points: [
            [1, 68],
            [3, 85],
            [5, 91],
            [10, 94],
          ],
        },
      ],
    },
  },
  body: `
## What an answer must include

Start from the end. A technician asks which torque applies to a flange and gets a number, the sentence it comes from, the manual's name, section and revision, and a link that opens the page there. Everything upstream exists to make that citation possible, so each stored passage needs those fields from the moment it's created.

Write the data type before the pipeline: \`text\`, \`documentId\`, \`revision\`, \`headingPath\`, \`page\`, \`validUntil\`, \`readers\`. If a field is missing at this point, you can't recover it later without reading every document again.

## Splitting documents where they divide

Fixed windows of 500 tokens are easy to write, and they split tables in half. Parse the structure instead: headings, lists, tables, captions. One passage is the text under the lowest heading. If it's longer than the limit, split between paragraphs; if it's shorter than three lines, join it with its neighbor under the same parent.

Prefix each passage with its path, for instance "Pumps, P-40, Maintenance, Seals." The body of a manual rarely repeats the model's name, and without the path a search for it finds the cover page.

Tables get a passage per row with the column heads written out. It looks wasteful, and it's what makes "torque M12" findable.

## Two searches and one ranking

Vector search knows that "shut down" and "switch off" are close. It doesn't care whether a part number ends in 7 or 9. Word search is the reverse. Run both, take the first thirty of each, merge them by reciprocal rank, and let a small cross-encoder order the sixty.

::figure{#recall}

Re-ranking costs time. Say 120 milliseconds for sixty passages on one CPU: next to the model's own seconds, the reader will never notice.

## Quoting, and refusing

Hand the model five passages, numbered, and ask for an answer in which each statement ends with a number. Then verify in code: every number exists, and the quoted words occur in that passage, letter for letter. If an answer fails, don't show it.

:::example[The refusal, written out]
"The manuals I can search do not say this. The closest section is P-40, Seals, revision C. Shall I pass the question to the desk?" The sentence is fixed text, chosen by code when no passage scores above the threshold. A model that is asked to decline politely will decline politely and then answer anyway.
:::

## Measuring each stage on its own

Collect eighty questions that people have really asked, each with the passage that answers it, and fifteen that no document answers. That lets you take three measurements, each with one owner.

| Stage | Measure | If it's low |
|---|---|---|
| Search | Passage among the first five | Splitting or search, never the prompt |
| Answer | Statements supported by the passage | Prompt, model, number of passages |
| Refusal | Unanswerable questions declined | Threshold |

Change one stage, rerun all three. A better search sometimes lowers the refusal score, because plausible passages turn up for questions that have no answer.

## Permissions and stale pages

Apply the reader's permissions as a filter inside the search query. Filtering the finished answer leaks, because by then the model has read the restricted passage.

Revisions fail quietly. When a document is replaced, remove the old passages in the same transaction that adds the new ones. Run a nightly job that compares the IDs in the index with those in the document store and alerts you to any difference. It's about forty lines long, and it finds the faults that users would otherwise report as "it sometimes says the old value."
`,
  meta: {
    title: 'Retrieval that cites its source',
    description:
      'A written walkthrough of retrieval over your own documents: splitting, hybrid search, re-ranking, verified quotes, refusals and measurements.',
  },
};
