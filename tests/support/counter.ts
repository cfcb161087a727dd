import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between nginx and a replica that counts requests by path. */
export type Counter = { port: number; asked: (path: string) => number; stop: () => Promise<void> };

/** @param delay milliseconds that each answer takes longer, so that many wait for the same one. */
export async function startCounter(to: number, delay: number): Promise<Counter> {
  const counts = new Map<string, number>();
  const server = createServer((incoming, answer) => {
    const { url: path = '/', method, headers } = incoming;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    setTimeout(() => {
      // A new connection for each request, because the replica may close a kept one just as it is used.
      const onward = ask({ port: to, host: '127.0.0.1', path, method, headers, agent: false }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
    }, delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked: (path) => counts.get(path) ?? 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
