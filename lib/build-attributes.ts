/**
 * Attributes by which components tell the build what a finished page says: its Markdown version, and the passages that
 * search and chat read (scripts/build).
 */

/** On the heading of a question: the text below it is the answer, which the chat may give. */
export const QUESTION_ATTRIBUTE = 'data-question';
/** On what says nothing that a visitor asks for: sample quotes and calls to action. */
export const NOT_SEARCHED_ATTRIBUTE = 'data-not-searched';
/** On the element of a text to read, such as an article: its sections are found by their headings. */
export const READING_ATTRIBUTE = 'data-reading';
/** On the breadcrumbs: the last one is the page's name. */
export const BREADCRUMBS_ATTRIBUTE = 'data-breadcrumbs';
/** Holds the US dollars of an amount that follows the visitor's currency. */
export const US_DOLLARS_ATTRIBUTE = 'data-us-dollars';
/** On what only works with scripts. Without them it is not shown (app/globals.css), so Markdown leaves it out. */
export const NEEDS_SCRIPT_ATTRIBUTE = 'data-needs-script';

/** `NEEDS_SCRIPT_ATTRIBUTE` to spread into an element. */
export const needsScript = { [NEEDS_SCRIPT_ATTRIBUTE]: '' };

/** The name that a parsed element has for an attribute: 'dataReading' for 'data-reading'. */
export const toPropertyName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
