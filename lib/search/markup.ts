/** Attributes by which components tell the build how to cut a page into passages (scripts/build/passages). */

/** On the heading of a question: the text below it is the answer, which the chat may give. */
export const QUESTION = 'data-question';
/** On what says nothing that a visitor asks for: sample quotes and calls to action. */
export const NOT_SEARCHED = 'data-not-searched';
