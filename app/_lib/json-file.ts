/** A JSON file for the browser, which asks each time whether it has changed: a page and the chat state the same prices. */
export const jsonFile = (data: unknown) =>
  Response.json(data, { headers: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' } });
