/** Reads what a crawler reads from a page's HTML: attribute values, with the few entities that React writes. */
function decode(value: string): string {
  return value
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<');
}

function values(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''));
}

/** Addresses of all links, forms, pictures, styles and scripts of a page, and the ids that anchors can name. */
export function readHtml(html: string) {
  // Flight data repeats addresses inside scripts; only markup counts.
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.slice(0, script.indexOf('>') + 1),
  );
  return {
    markup,
    links: values(markup, /<a\b[^>]*?\shref="([^"]*)"/g),
    files: [
      ...values(markup, /<(?:img|script|source|use|image)\b[^>]*?\s(?:src|href)="([^"]*)"/g),
      ...values(markup, /<link\b[^>]*?\shref="([^"]*)"/g),
    ],
    forms: values(markup, /<form\b[^>]*?\saction="([^"]*)"/g),
    ids: new Set(values(markup, /\sid="([^"]*)"/g)),
    title: values(markup, /<title>([^<]*)<\/title>/g)[0] ?? '',
    description: values(markup, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
    headings: values(markup, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g).map((inner) =>
      inner.replace(/<[^>]+>/g, '').trim(),
    ),
  };
}
