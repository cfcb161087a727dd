import { createHash } from 'node:crypto';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site behind a small proxy that tells what goes wrong in its pages, in engines whose clients do not. */
export type WatchedSite = {
  origin: string;
  /** Uncaught errors, files that did not load and violations of the policy, since the last call. */
  troubles: () => string[];
  /** What the contact call answers; without it the site answers. */
  answerContact: (answer?: { status: number; json: unknown }) => void;
  stop: () => Promise<void>;
};

/** Runs before every other script of a page. Errors of loading reach the window only on their way down. */
const WATCH = `(() => {
  document.currentScript.remove();
  const tell = (text) => fetch('/trouble', { method: 'POST', body: location.pathname + ': ' + text, keepalive: true });
  addEventListener('error', ({ message, error, target }) => {
    const file = target !== window && (target.src || target.href);
    tell(file ? 'did not load: ' + file : String((error && error.stack) || message));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell('policy: ' + effectiveDirective + ' ' + blockedURI));
})()`;
const HASH = `'sha256-${createHash('sha256').update(WATCH).digest('base64')}'`;

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Puts the script first in a page, and its hash into the page's policy. */
function addWatch(page: string, headers: IncomingMessage['headers']) {
  const policy = String(headers['content-security-policy']).replace('script-src ', `script-src ${HASH} `);
  const { 'content-length': _, etag: __, ...others } = headers;
  return {
    text: page.replace('<head>', `<head><script>${WATCH}</script>`),
    headers: { ...others, 'content-security-policy': policy },
  };
}

/** Starts the proxy in front of a running site. */
export async function watchSite(port: number): Promise<WatchedSite> {
  let found: string[] = [];
  let contact: { status: number; json: unknown } | undefined;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url: path = '/', method, headers } = incoming;
    if (path === '/trouble') {
      found.push(String(await read(incoming)));
      outgoing.writeHead(204).end();
      return;
    }
    if (path === '/api/contact' && contact) {
      await read(incoming);
      outgoing.writeHead(contact.status, { 'Content-Type': 'application/json' });
      outgoing.end(JSON.stringify(contact.json));
      return;
    }
    const onward = ask(
      { port, host: '127.0.0.1', path, method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (got) => {
        if (!String(got.headers['content-type']).startsWith('text/html')) {
          outgoing.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(outgoing);
          return;
        }
        const page = addWatch(String(await read(got)), got.headers);
        outgoing.writeHead(got.statusCode ?? 502, page.headers);
        outgoing.end(page.text);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    troubles: () => {
      const now = found;
      found = [];
      return now;
    },
    answerContact: (next) => {
      contact = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
