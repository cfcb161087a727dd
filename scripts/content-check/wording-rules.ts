import type { places } from './places';

/**
 * Our style guide, as far as a program can check it. To add a rule, add a line and a sentence that breaks it to
 * tests/unit/scripts/content-check/wording.test.ts. Leave out what a good editor might write on purpose.
 */

/** Habits that no American reader would say aloud, and what to write instead. */
export const bannedPhrases: readonly { pattern: RegExp; remedy: string }[] = [
  {
    pattern:
      /\bstands? (?:in|below|above|beside|under) (?:(?:a|an|the|its|their|one|each|every|this|neither|both) )*(?:table|list|page|file|folder|proposal|contract|column|row|sheet|agreement|report)s?\b/i,
    remedy: "Write 'is in' or 'appears in'.",
  },
  {
    pattern: /\bwhat stands (?:there|here|below|above|in)\b/i,
    remedy: "Write 'the content' or 'what it says'.",
  },
  {
    pattern: /\bis (?:read|looked at) (?:every|each)\b/i,
    remedy: "Write who does it: 'We review it every'.",
  },
  { pattern: /\b(?:how|what|when|where) one (?:would|can|could|should|may)\b/i, remedy: "Write 'how to'." },
  {
    pattern: /\bmeasured results\b/i,
    remedy: 'No result is published yet: name what is measured, or a target.',
  },
  {
    // 'clients empowered' is the label of a statistic.
    pattern: /\b(?:unlock|(?<!\bclients )empower|revolutioni[sz]|seamless|cutting[- ]edge)\w*/i,
    remedy: 'Say what the reader gets instead of advertising it.',
  },
  { pattern: /(?<!\b(?:Received|Error))!(?=\s|$)/, remedy: 'End the sentence with a period.' },
];

/** British usage that the spelling check accepts, and its American equivalent. */
export const usage: readonly { pattern: RegExp; remedy: string }[] = [
  { pattern: /\bafterwards\b/i, remedy: "Write 'afterward'." },
  { pattern: /\btowards\b/i, remedy: "Write 'toward'." },
  { pattern: /\bwhilst\b/i, remedy: "Write 'while'." },
  { pattern: /\bamongst\b/i, remedy: "Write 'among'." },
  { pattern: /\b(?:learnt|spelt)\b/i, remedy: "Write the form in '-ed'." },
  { pattern: /\bfortnight(?:s|ly)?\b/i, remedy: "Write 'two weeks'." },
  { pattern: /\bat the weekend\b/i, remedy: "Write 'on the weekend'." },
  {
    pattern:
      /(?<!\b(?:and|or|for|of|with|to|in|on|about) )\b(?:the|your|our|their|these|whose) data (?:are|were|have)\b/i,
    remedy: "Use the singular: 'data is'.",
  },
  { pattern: /\bdifferent to\b/i, remedy: "Write 'different from'." },
  { pattern: /\benquir(?:y|ies|e|es|ed|ing)\b/i, remedy: "Write 'inquiry'." },
  { pattern: /\bper cent\b/i, remedy: "Write 'percent'." },
  { pattern: /\be-mails?\b/i, remedy: "Write 'email'." },
  { pattern: /\blook-ups?\b/i, remedy: "Write 'lookup'." },
  { pattern: /\bnon-profits?\b/i, remedy: "Write 'nonprofit'." },
];

/** Longest sentence by group of texts, in words; the first group that has the file counts. */
export const sentenceLimits: readonly { family: string; in: (keyof typeof places)[]; words: number }[] = [
  { family: 'tools and forms', in: ['toolsAndForms'], words: 26 },
  { family: 'replies of the chat', in: ['chat'], words: 28 },
  { family: 'long texts', in: ['longTexts', 'handbook'], words: 42 },
  { family: 'pages', in: ['all'], words: 32 },
];
