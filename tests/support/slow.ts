import { connect, type Socket } from 'node:net';

/** What a connection sends and then stops: nothing, a head without its end, or a body without its end. */
const SLOW = {
  idle: '',
  head: 'GET /services HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  body: 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  page: 'POST /services HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{',
};

export type Slow = { sockets: Socket[]; closed: Promise<void>; end: () => void };

/**
 * Opens connections that never finish what they begin, and lets each send a byte a second.
 *
 * @param localAddress address that they come from.
 * @returns `closed` is fulfilled when the server has closed all of them.
 */
export async function openSlow(
  port: number,
  kind: keyof typeof SLOW,
  count: number,
  localAddress?: string,
): Promise<Slow> {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress }));
  for (const socket of sockets) socket.on('error', () => socket.destroy());
  const ends = sockets.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())));
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          socket.once('connect', () => resolve());
          socket.once('error', reject);
        }),
    ),
  );
  for (const socket of sockets) socket.resume().write(SLOW[kind]);
  const drip = setInterval(() => {
    if (kind !== 'idle') for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  const end = () => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
  return { sockets, closed: Promise.all(ends).then(() => clearInterval(drip)), end };
}
