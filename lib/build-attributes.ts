/**
 * Attributes that components set and the build (scripts/build) reads from finished pages, to write their Markdown
 * versions and the sections of the search.
 */

/** On parts that the search leaves out: sample quotes and calls to action. */
export const NOT_SEARCHED_ATTRIBUTE = 'data-not-searched';
/** On the element of a long text, such as an article: search lists its sections by their headings. */
export const READING_ATTRIBUTE = 'data-reading';
/** Holds the US dollars of an amount that follows the visitor's currency. */
export const US_DOLLARS_ATTRIBUTE = 'data-us-dollars';
/** On elements that need scripts. Without scripts they are hidden (app/globals.css), and Markdown leaves them out. */
export const NEEDS_SCRIPT_ATTRIBUTE = 'data-needs-script';

/** `NEEDS_SCRIPT_ATTRIBUTE` to spread into an element. */
export const needsScript = { [NEEDS_SCRIPT_ATTRIBUTE]: '' };

/** The name that a parsed element has for an attribute: 'dataReading' for 'data-reading'. */
export const toPropertyName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
