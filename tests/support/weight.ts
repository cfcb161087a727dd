import { request } from 'node:http';
import { readHtml } from './html';

/** Kinds of files that a page brings with it. */
export type Kind = 'html' | 'script' | 'style' | 'font' | 'image';
export type File = { path: string; kind: Kind; transferred: number; decoded: number };

/** One answer as it goes over the wire: the body's bytes as compressed by the server, and the text. */
function fetchRaw(origin: string, path: string): Promise<{ transferred: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(`${origin}${path}`, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
        else resolve({ transferred: body.length, body });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

const kindOf = (path: string): Kind | undefined =>
  path.endsWith('.js')
    ? 'script'
    : path.endsWith('.css')
      ? 'style'
      : path.endsWith('.woff2')
        ? 'font'
        : /\.(svg|png|avif|ico)$/.test(path)
          ? 'image'
          : undefined;

const seen = new Map<string, Promise<File>>();

/**
 * What a page's HTML makes a browser fetch at once: the page itself, its scripts, styles, preloaded fonts and
 * pictures. What scripts fetch later is not in it.
 *
 * @param origin of a running `next start`; bytes are those of its gzip.
 */
export async function pageFiles(origin: string, path: string): Promise<File[]> {
  const { transferred } = await fetchRaw(origin, path);
  const html = await (await fetch(`${origin}${path}`)).text();
  const { files } = readHtml(html);
  // A browser of today skips the script for those without modules.
  const skipped = new Set([...html.matchAll(/<script src="([^"]+)"[^>]*noModule/gi)].map(([, src]) => src));
  const wanted = [...new Set(files)].filter((file) => file.startsWith('/') && !skipped.has(file));
  const others = wanted.flatMap((file) => {
    const kind = kindOf(file.split('?')[0] ?? file);
    if (!kind) return [];
    const known =
      seen.get(origin + file) ??
      Promise.all([fetchRaw(origin, file), fetch(`${origin}${file}`).then((a) => a.arrayBuffer())]).then(
        ([raw, whole]) => ({
          path: file,
          kind,
          transferred: raw.transferred,
          decoded: whole.byteLength,
        }),
      );
    seen.set(origin + file, known);
    return [known];
  });
  return [
    { path, kind: 'html', transferred, decoded: Buffer.byteLength(html) },
    ...(await Promise.all(others)),
  ];
}

/** Bytes of one kind, as transferred. */
export const bytesOf = (files: readonly File[], kind: Kind): number =>
  files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.transferred, 0);
