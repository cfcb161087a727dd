import type { Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** One message that the relay took, with the addresses of its envelope. */
export type Received = { mail: ParsedMail; raw: string; from: string; to: string[] };

/** What the relay does with the next dialogues; each test sets the one it needs. */
export type Behavior =
  | { kind: 'accept' }
  | { kind: 'refuse'; at: 'connect' | 'mail' | 'rcpt' | 'data'; code: number }
  | { kind: 'hang'; at: 'connect' | 'mail' | 'rcpt' | 'data' }
  /** 'before' drops the line instead of taking the message; 'after' takes it and drops the line before answering. */
  | { kind: 'drop'; when: 'before' | 'after' };

export type MailServer = {
  url: string;
  /** Messages the relay has taken responsibility for, oldest first. */
  received: Received[];
  behave: (behavior: Behavior) => void;
  /** Waits until `count` messages have been taken. @throws Error after `ms` milliseconds. */
  waitFor: (count: number, ms?: number) => Promise<Received[]>;
  /** Number of dialogues begun, for 'one request gives one dialogue'. */
  dialogues: () => number;
  stop: () => Promise<void>;
};

/** Starts a real SMTP server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  let behavior: Behavior = { kind: 'accept' };
  let dialogues = 0;
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();

  const stage = (
    at: 'connect' | 'mail' | 'rcpt' | 'data',
    callback: (error?: Error | null) => void,
  ): boolean => {
    if (behavior.kind === 'hang' && behavior.at === at) return true;
    if (behavior.kind === 'refuse' && behavior.at === at) {
      callback(Object.assign(new Error('refused by the test'), { responseCode: behavior.code }));
      return true;
    }
    return false;
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    size: 1024 * 1024,
    onConnect(_session, callback) {
      dialogues += 1;
      if (!stage('connect', callback)) callback();
    },
    onMailFrom(_address, _session, callback) {
      if (!stage('mail', callback)) callback();
    },
    onRcptTo(_address, _session, callback) {
      if (!stage('rcpt', callback)) callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (behavior.kind === 'drop' && behavior.when === 'before') return drop();
        if (stage('data', callback)) return;
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({
          mail: await simpleParser(Buffer.concat(chunks)),
          raw,
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
        });
        for (const wake of waiting) wake();
        if (behavior.kind === 'drop') return drop();
        callback();
      });
    },
  });
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // A dropped line is what some tests are about.
  server.on('error', () => {});

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the relay has no port');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    behave: (next) => {
      behavior = next;
    },
    waitFor: (count, ms = 10_000) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (received.length < count) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(received);
        };
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`the relay took ${received.length} messages, not ${count}`));
        }, ms);
        waiting.add(check);
        check();
      }),
    dialogues: () => dialogues,
    stop: () =>
      new Promise((resolve) => {
        drop();
        server.close(() => resolve());
      }),
  };
}
