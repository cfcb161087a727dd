/** A JSON file for the browser, which may keep it for an hour. */
export const jsonFile = (data: unknown) =>
  Response.json(data, { headers: { 'Cache-Control': 'public, max-age=3600', 'X-Robots-Tag': 'noindex' } });
