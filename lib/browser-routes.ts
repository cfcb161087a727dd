/**
 * The addresses that scripts of most pages need, each by itself: an object is carried whole by whoever reads one of
 * its fields. Everything else takes them from the table in routes.ts.
 */
export const contactRoute = '/contact';
export const contactApiRoute = '/api/contact';
/** What the chat knows; a file of the build, no page. */
export const assistantRoute = '/assistant.js';
export const privacyRoute = '/legal/privacy-policy';
export const blogRoute = '/blog';
/** A further page of the list of articles; the first is `blogRoute` itself. */
export const blogPageRoute = (page: number) => `${blogRoute}/page/${page}`;
