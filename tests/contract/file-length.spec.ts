import { readdirSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { type Nginx, startNginx } from '../support/nginx';
import { findServer } from '../support/servers';
import { expect, test } from '../support/test';

const app = join(__dirname, '../../.next/server/app');
/** Every file that the build made and that is packed by itself: downloads, share images, the icon of a phone. */
const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(pdf|docx|xlsx|pptx|png)\.body$/.test(name))
  .map((name) => `/${name.replace(/\.body$/, '')}`);
const PDF = '/downloads/ai-implementation-guide.pdf';

type Seen = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Asked = { method?: string; headers?: Record<string, string> };

/** Asks as a browser does; fetch would hide how an answer was sent. */
const ask = (origin: string, path: string, { method = 'GET', headers = {} }: Asked = {}) =>
  new Promise<Seen>((resolve, reject) => {
    const asked = { 'Accept-Encoding': 'gzip, deflate, br', ...headers };
    request(origin + path, { method, headers: asked }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    })
      .on('error', reject)
      .end();
  });

test('RESOURCES-11 a file says how long it is, to GET and to HEAD', async ({ site }) => {
  expect(files.filter((path) => path.startsWith('/downloads/')).length).toBeGreaterThan(10);
  expect(files.filter((path) => path.startsWith('/og/')).length).toBeGreaterThan(50);
  for (const path of files) {
    const { headers, body } = await ask(site.origin, path);
    expect(headers['content-length'], path).toBe(String(body.length));
    expect(headers['transfer-encoding']).toBeUndefined();
    expect(headers['x-file-length']).toBeUndefined();
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
    const head = await ask(site.origin, path, { method: 'HEAD' });
    for (const seen of [headers, head.headers]) delete seen.date;
    expect(head).toMatchObject({ status: 200, headers, body: Buffer.alloc(0) });
  }
});

test('an answer that is not the whole file says no length of it', async ({ site }) => {
  for (const asked of [
    { method: 'POST' },
    { method: 'OPTIONS' },
    { method: 'DELETE' },
    { headers: { RSC: '1' } },
  ]) {
    const { headers, body } = await ask(site.origin, PDF, asked);
    expect([undefined, String(body.length)]).toContain(headers['content-length']);
    expect(headers['x-file-length']).toBeUndefined();
  }
});

test('what is compressed on the way says no length', async ({ site }) => {
  for (const path of ['/', '/llms.txt', '/services.md', '/feed.xml', '/downloads/covers/1.svg']) {
    const { headers } = await ask(site.origin, path);
    expect(headers['content-length'], path).toBeUndefined();
    expect(headers['x-file-length']).toBeUndefined();
  }
});

test.describe('behind nginx', () => {
  const path = findServer('nginx');
  test.skip(path === null, 'no nginx on this machine');
  let nginx: Nginx;

  test.beforeEach(async ({ site }) => {
    nginx = await startNginx(path as string, [site.port, site.port]);
  });

  test.afterEach(() => nginx.stop());

  test('RESOURCES-11 a broken download goes on where it stopped', async () => {
    // The first part is asked of an empty cache, the others of a full one.
    const first = await ask(nginx.origin, PDF, { headers: { Range: 'bytes=0-999' } });
    const whole = await ask(nginx.origin, PDF);
    const { headers, body } = whole;
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['accept-ranges']).toBe('bytes');
    expect(first).toMatchObject({ status: 206, headers: { 'content-length': '1000' } });
    const rest = await ask(nginx.origin, PDF, {
      headers: { Range: 'bytes=1000-', 'If-Range': String(headers.etag) },
    });
    expect(rest).toMatchObject({
      status: 206,
      headers: {
        'content-range': `bytes 1000-${body.length - 1}/${body.length}`,
        'content-disposition': headers['content-disposition'],
        'content-security-policy': headers['content-security-policy'],
        'cache-control': headers['cache-control'],
      },
    });
    expect(Buffer.concat([first.body, rest.body]).equals(body)).toBe(true);
  });

  test('a download of another build starts anew, and one that is there already is not sent again', async () => {
    const { headers, body } = await ask(nginx.origin, PDF);
    const other = await ask(nginx.origin, PDF, {
      headers: { Range: 'bytes=1000-', 'If-Range': '"of-another-build"' },
    });
    expect(other).toMatchObject({ status: 200, headers: { 'content-length': String(body.length) } });
    expect(other.body.equals(body)).toBe(true);
    const again = await ask(nginx.origin, PDF, { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    const head = await ask(nginx.origin, PDF, { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(String(body.length));
  });

  test('a part of a page is never cut from what was compressed', async () => {
    for (const asked of ['gzip', 'identity']) {
      const headers = { 'Accept-Encoding': asked };
      const whole = await ask(nginx.origin, '/about', { headers });
      const part = await ask(nginx.origin, '/about', { headers: { ...headers, Range: 'bytes=10-20' } });
      expect(part.status).toBe(200);
      expect(part.body.equals(whole.body)).toBe(true);
    }
  });
});
