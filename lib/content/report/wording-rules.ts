/**
 * Our style guide, as far as a program can check it. To add a rule, add a line and a sentence that breaks it to
 * tests/unit/lib/content/report/wording.test.ts. Leave out what a good editor might write on purpose.
 */

/** Constructions that no American reader would use in speech, and what to write instead. */
export const bannedPhrases: readonly { pattern: RegExp; remedy: string }[] = [
  // Verbs of position: nothing 'stands' or 'lies' on a page.
  {
    pattern:
      /\bstands? (?:in|below|above|beside|under) (?:(?:a|an|the|its|their|one|each|every|this|neither|both) )*(?:table|list|page|file|folder|proposal|contract|column|row|sheet|agreement|report)s?\b/i,
    remedy: "Write 'is in' or 'appears in'.",
  },
  {
    pattern: /\bwhat stands (?:there|here|below|above|in)\b/i,
    remedy: "Write 'the content' or 'what it says'.",
  },
  { pattern: /\bstands? in neither\b/i, remedy: "Write 'appears in neither'." },
  { pattern: /\bno norms? stands?\b/i, remedy: "Write 'these are our own thresholds'." },
  // Headings name the benefit for the reader.
  { pattern: /, drawn\.?$/i, remedy: 'Say what the drawing shows the reader.' },
  { pattern: /\bway in that has a way out\b/i, remedy: "Write 'Start with an exit plan'." },
  { pattern: /\bknows (?:its|their) (?:page|place|source)s?\b/i, remedy: "Write 'traced to its page'." },
  { pattern: /\b(?:has|have) relatives elsewhere\b/i, remedy: "Write 'crosses industries'." },
  { pattern: /\basked at night\b/i, remedy: "Write 'answers at any hour'." },
  { pattern: /\band the talk about (?:it|them)\b/i, remedy: "Write 'conversation'." },
  { pattern: /\bthe flu does not\b/i, remedy: 'Say what flu season does.' },
  { pattern: /\breviewed while you read one\b/i, remedy: "Write 'in the time of one'." },
  { pattern: /\bto a \w+ view that took\b/i, remedy: 'Name both reports: "A monthly report, now weekly".' },
  { pattern: /\bput \w+ habits on\b/i, remedy: "Write 'replace three habits with'." },
  { pattern: /\bor the lack of one\b/i, remedy: "Write 'finished or not'." },
  { pattern: /\bthat bores you helps\b/i, remedy: "Write 'Bring a task that bores you'." },
  { pattern: /^told when\b/i, remedy: "Write 'Get … by email'." },
  { pattern: /\byou can see the line\b/i, remedy: "Write 'you can track'." },
  { pattern: /\bplaces where systems lose\b/i, remedy: "Write 'places AI systems fail'." },
  { pattern: /\bin widths\b/i, remedy: "Write 'in steps'." },
  // Impersonal subjects.
  {
    pattern: /\bis (?:read|looked at) (?:every|each)\b/i,
    remedy: "Write who does it: 'We review it every'.",
  },
  { pattern: /\bpass(?:ed)? on or put off\b/i, remedy: "Write 'hand off'." },
  { pattern: /\b(?:months|days) of answers\b/i, remedy: "Write 'follow-up support'." },
  { pattern: /\bbefore you send people\b/i, remedy: "Write 'before you enroll a team'." },
  { pattern: /\basked into\b/i, remedy: "Write 'situations we see'." },
  {
    pattern: /\b(?:inside|in|leaves?) the house\b/i,
    remedy: "Write 'on your team' or 'leaves your company'.",
  },
  {
    pattern:
      /\bstraighten(?:s|ed|ing)? (?:out )?(?:(?:a|an|one|the|each|that|this|your) )?(?:process|line|flow|workflow)(?:es|s)?\b|\blines that were straightened\b/i,
    remedy: "Write 'simplify' or 'automate'.",
  },
  { pattern: /\bwell kept\b/i, remedy: "Write 'well maintained'." },
  { pattern: /\bwith the rights of the\b/i, remedy: "Write 'using the user’s permissions'." },
  { pattern: /\b(?:buy|keep) and (?:buy|keep) by itself\b/i, remedy: "Write 'buy on its own'." },
  { pattern: /\b(?:how|what|when|where) one (?:would|can|could|should|may)\b/i, remedy: "Write 'how to'." },
  { pattern: /\bleave nothing behind\b/i, remedy: "Write 'Leave everything with you'." },
  { pattern: /\b(?:is|are) yours not among\b/i, remedy: 'Ask directly: "Don’t see your question?"' },
  {
    pattern:
      /\banswers? for (?:(?:a|an|the|any|every) )?(?:mistake|error|result|output|content)s?\b|\banswers? for what\b/i,
    remedy: "Write 'who is accountable for'.",
  },
  { pattern: /\bwhat the shop stands for\b/i, remedy: "Write 'what your store stands for'." },
  { pattern: /\bhow much must it\b/i, remedy: "Write 'how closely should it'." },
  { pattern: /\bat your place\b/i, remedy: "Write 'at your company'." },
  { pattern: /\bleft after the first year\b/i, remedy: "Write 'net gain, year one'." },
  { pattern: /\b(?:each|every|one) heap\b/i, remedy: "Write 'pile'." },
  { pattern: /\b(?:two|three) times (?:no|yes)\b/i, remedy: "Write 'two noes'." },
  { pattern: /\bwho misses a\b/i, remedy: 'Name the subject: "Vendors missing a must-have".' },
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

/** Overused words: how often one file and the whole content may have them. */
export const overusedWords: readonly { name: string; pattern: RegExp; file: number; site: number }[] = [
  { name: 'illustrative', pattern: /\billustrative\b/gi, file: 3, site: 30 },
  { name: 'a person', pattern: /\ba person\b/gi, file: 3, site: 24 },
  { name: 'nobody', pattern: /\bnobody\b/gi, file: 2, site: 8 },
  { name: 'on Monday', pattern: /\bon Monday\b/gi, file: 1, site: 3 },
];

/** Longest sentence by group of texts, in words; the first group whose `files` match counts. */
export const sentenceLimits: readonly { family: string; files: RegExp; words: number }[] = [
  {
    family: 'tools and forms',
    files:
      /^content\/(?:contact|pricing|tools|site)\/(?:contact|navigation|pricing|readiness|roi|selector|sign-up)\.ts$/,
    words: 26,
  },
  { family: 'chat', files: /^content\/chat\//, words: 28 },
  {
    family: 'long texts',
    files: /^content\/(?:articles|guides|videos|resources\/implementation-guide|case-studies)/,
    words: 42,
  },
  { family: 'legal pages', files: /^content\/legal\//, words: 32 },
  { family: 'pages', files: /^content\//, words: 32 },
];
