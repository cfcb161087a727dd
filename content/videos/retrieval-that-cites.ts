import type { VideoInput } from './schema';

export const retrievalThatCites: VideoInput = {
  id: 5,
  slug: 'retrieval-that-cites',
  title: 'Retrieval that cites its source',
  description:
    'Chunking, hybrid search, re-ranking and the refusal: building a question desk over your own documents that shows where it read.',
  category: 'Technical Deep Dives',
  level: 'Advanced',
  duration: '1:12:45',
  // A placeholder, to be replaced before launch.
  views: '6.2k',
  featured: true,
  date: '2025-04-29',
  chapters: [
    { at: '0:00', title: 'What the answer must carry' },
    { at: '9:20', title: 'Cutting documents along their own seams' },
    { at: '24:10', title: 'Two searches and one ranking' },
    { at: '39:00', title: 'Quoting, and refusing' },
    { at: '54:15', title: 'Measuring each stage by itself' },
    { at: '1:04:30', title: 'Permissions and stale pages' },
  ],
  keyPoints: [
    'Design the citation first: document, section, version and the quoted words.',
    'Cut along headings and keep the path of headings with every passage.',
    'Word search finds part numbers, vector search finds paraphrases; you need both and a ranking over them.',
    'Measure retrieval without the model. If the passage is not among the first five, no prompt will save the answer.',
    'Filter by permission before the search, never after the answer.',
  ],
  services: ['custom-ai-development', 'ai-optimization'],
  figures: {
    recall: {
      kind: 'curve',
      caption: 'Share of questions whose passage is among the first k results. Illustrative measurements.',
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
## What the answer must carry

Start from the end. A technician asks which torque applies to a flange and gets a number, the sentence it stands in, the manual’s name, section and revision, and a link that opens the page there. Everything upstream exists to make that citation possible, so each passage stored needs those fields from the moment it is cut.

Write the data type before the pipeline: \`text\`, \`documentId\`, \`revision\`, \`headingPath\`, \`page\`, \`validUntil\`, \`readers\`. A field that is missing at this point cannot be recovered later without reading all documents again.

## Cutting documents along their own seams

Fixed windows of 500 tokens are easy to write and split tables in half. Parse the structure instead: headings, lists, tables, captions. One passage is the text under the lowest heading; if it is longer than the limit, cut between paragraphs; if it is shorter than three lines, join it with its neighbor under the same parent.

Prefix each passage with its path, for instance “Pumps, P-40, Maintenance, Seals.” The body of a manual rarely repeats the model’s name, and without the path a search for it finds the cover page.

Tables get a passage per row with the column heads written out. It looks wasteful and is what makes “torque M12” findable.

## Two searches and one ranking

Vector search knows that “shut down” and “switch off” are close. It is indifferent to whether a part number ends in 7 or 9. Word search is the reverse. Run both, take the first thirty of each, merge them by reciprocal rank, and let a small cross-encoder order the sixty.

::figure{#recall}

Re-ranking costs time. Suppose 120 milliseconds for sixty passages on one CPU, an illustrative figure: beside the seconds of the model the reader never notices it. Measure your own set-up before deciding that you cannot afford the step.

## Quoting, and refusing

Hand the model five passages, numbered, and ask for an answer in which each statement ends with a number. Then verify in code: every number exists, and the quoted words occur in that passage, letter by letter. An answer that fails is not shown.

:::example[The refusal, written out]
“The manuals I can search do not say this. The closest section is P-40, Seals, revision C. Shall I pass the question to the desk?” The sentence is fixed text, chosen by code when no passage scores above the threshold. A model that is asked to decline politely will decline politely and then answer anyway.
:::

## Measuring each stage by itself

Collect eighty questions that people have really asked, each with the passage that answers it, and fifteen that no document answers. Now three measurements are possible, and each has one owner.

| Stage | Measure | If it is low |
|---|---|---|
| Search | Passage among the first five | Cutting or search, never the prompt |
| Answer | Statements supported by the passage | Prompt, model, number of passages |
| Refusal | Unanswerable questions declined | Threshold |

Change one stage, rerun all three. A better search sometimes lowers the refusal score, since plausible passages turn up for questions nobody can answer.

## Permissions and stale pages

Apply the reader’s permissions as a filter inside the search query. Filtering the finished answer leaks, because the model has already read the secret passage by then.

Revisions are the quiet failure. When a document is replaced, the old passages must disappear in the same transaction in which the new ones come in. A nightly job that compares the ids in the index with those in the document store, and alarms on any difference, is forty lines long and finds the faults that users would otherwise report as “it sometimes says the old value.”
`,
  meta: {
    title: 'Retrieval that cites its source',
    description:
      'A deep dive into retrieval over your own documents: cutting, hybrid search, re-ranking, verified quotes, refusals and measurements.',
  },
};
